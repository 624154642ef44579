/** Ignores the second click of a double click, which would hit the button that has replaced the first one. */

/** Keyboard clicks have `detail` 0. */
export function isSecondClick({ detail }: { readonly detail: number }): boolean {
  return detail > 1
}

export function ignoreDoubleClick(job: () => void): (event: { readonly detail: number }) => void {
  return (event) => {
    if (!isSecondClick(event)) job()
  }
}
