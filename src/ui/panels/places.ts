/** The places of a panel's grid that a person may touch, and the one that is picked. */
import { createContext } from 'react'

export interface TouchedPlaces {
  readonly open: ReadonlySet<string>
  readonly picked: string | null
}

/** Null where grids are only read. */
export const PlacesContext = createContext<TouchedPlaces | null>(null)
