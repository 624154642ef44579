/** Runs inside the page: lists controls with cut-off text or outside of the window. */
export function cutOff(): readonly string[] {
  /** Pixels by which an option is wider than its select element. */
  const lacks = (select: HTMLSelectElement, text: string): number => {
    const free = select.cloneNode() as HTMLSelectElement
    free.append(new Option(text))
    free.style.cssText =
      'inline-size: max-content; max-inline-size: none; justify-self: start; position: absolute'
    select.after(free)
    const wanted = free.offsetWidth
    free.remove()
    return wanted - select.offsetWidth
  }
  /** Selects each option in turn without events, and restores the selection. */
  const cutOptions = (select: HTMLSelectElement): readonly string[] => {
    const chosen = select.selectedIndex
    const cut = [...select.options].flatMap((option) => {
      select.selectedIndex = option.index
      return lacks(select, option.text) > 0 ? [`${option.text} is cut off`] : []
    })
    select.selectedIndex = chosen
    return cut
  }
  const named = (one: HTMLElement) => (one.ariaLabel ?? one.innerText).trim().slice(0, 40)
  const all = [...document.querySelectorAll<HTMLElement>('.room :is(button, summary, a, select)')]
  const seen = all.filter((one) => one.checkVisibility() && !one.closest('.unseen, .past'))
  return seen.flatMap((one) => {
    const { left, right } = one.getBoundingClientRect()
    const out = left < -1 || right > innerWidth + 1 ? [`${named(one)} is outside`] : []
    if (one instanceof HTMLSelectElement) return [...out, ...cutOptions(one)]
    const isWide = one.scrollWidth > one.clientWidth + 1
    const isHigh = one.scrollHeight > one.clientHeight + 1
    const holds = getComputedStyle(one).display === 'inline' || !(isWide || isHigh)
    return holds ? out : [...out, `${named(one)} does not hold its words`]
  })
}
