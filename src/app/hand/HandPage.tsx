/** The page of a hand: joins the table of a code, or asks for one. */
export default function HandPage() {
  return null
}
