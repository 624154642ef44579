/** Shares the served page with the local network: its addresses, and what is told about them in the terminal. */
import { hostname, networkInterfaces } from 'node:os'

/** IPv4 addresses of this machine in its networks. */
export function localAddresses(interfaces = networkInterfaces()) {
  return Object.values(interfaces)
    .flat()
    .filter((one) => one && one.family === 'IPv4' && !one.internal)
    .map((one) => one.address)
}

/** Names under which the shared page may be opened: of this machine, and the address that was given. */
export function sharedNames(address, interfaces) {
  const own = hostname().toLowerCase()
  const names = [...localAddresses(interfaces), own, `${own.split('.')[0]}.local`]
  return [...new Set(address === undefined ? names : [...names, address.toLowerCase()])]
}

/** The first address that a phone of the same network reaches. */
export const shownAddress = (address, interfaces) =>
  address ?? localAddresses(interfaces)[0] ?? 'localhost'

export const sharedText = (url, qr) => `
The table is shared with your local network: everybody in it can open this page and, with the code
that the table shows, sit down as a hand or a screen. Nothing leaves the network. Ctrl+C ends it.
Open the table on this machine, then “Phones as hands” in its menu; phones open:

${qr}
  ${url}
`
