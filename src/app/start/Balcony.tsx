/** The place behind the start page, drawn. */
export function Balcony() {
  return <div className="balcony" aria-hidden="true" />
}
