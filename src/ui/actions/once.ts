/** A double click is one click: its second half would land on whatever took the first one's place. */

/** The keyboard's clicks count from zero. */
export function isSecondClick({ detail }: { readonly detail: number }): boolean {
  return detail > 1
}

export function once(job: () => void): (event: { readonly detail: number }) => void {
  return (event) => {
    if (!isSecondClick(event)) job()
  }
}
