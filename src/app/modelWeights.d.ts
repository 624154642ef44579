/** The built-in table of what models weigh. */
declare module 'virtual:model-weights' {
  const weights: Readonly<
    Record<string, { readonly bytes: number; readonly triangles: number; readonly calls: number }>
  >
  export default weights
}
