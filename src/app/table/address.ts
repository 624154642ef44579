/** Removes the `view` parameter from an address of the table. */
export function withoutView(address: string): string {
  const [path = '', search = ''] = address.split('?')
  const query = new URLSearchParams(search)
  if (!query.has('view')) return address
  query.delete('view')
  const rest = query.toString()
  return rest === '' ? path : `${path}?${rest}`
}
