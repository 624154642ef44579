/** The table's address without the view that it asks for; all else of it stays. */
export function withoutView(address: string): string {
  const [path = '', search = ''] = address.split('?')
  const query = new URLSearchParams(search)
  if (!query.has('view')) return address
  query.delete('view')
  const rest = query.toString()
  return rest === '' ? path : `${path}?${rest}`
}
