/** Background image of the start page, baked from the table's models and light. */
import picture from './balcony.webp'

export function Balcony() {
  return <img className="balcony" src={picture} alt="" width={1920} height={1080} />
}
