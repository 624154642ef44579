/** The place behind the start page: the balcony at golden hour, drawn once with the table's own models and light. */
import picture from './balcony.webp'

export function Balcony() {
  return <img className="balcony" src={picture} alt="" width={1920} height={1080} />
}
