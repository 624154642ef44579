/** Runs inside the page: lists what a person needs for the question but cannot see or touch in this window. */
export function outOfReach(): readonly string[] {
  const lines: string[] = []
  /** Share of the element's box, in a grid of 5 × 3 points, that is inside the window and uncovered. */
  const seenShare = (one: Element): number => {
    const { left, top, width, height } = one.getBoundingClientRect()
    let seen = 0
    for (const x of [0.06, 0.28, 0.5, 0.72, 0.94]) {
      for (const y of [0.15, 0.5, 0.85]) {
        const at = document.elementFromPoint(left + x * width, top + y * height)
        if (at && (one.contains(at) || (at.contains(one) === false && one === at))) seen += 1
      }
    }
    return seen / 15
  }
  const expectSeen = (name: string, one: Element | null | undefined, share: number): void => {
    if (!one) lines.push(`${name} is missing`)
    else if (seenShare(one) < share) {
      const { left, top, right, bottom } = one.getBoundingClientRect()
      const box = [left, top, right, bottom].map(Math.round).join(' ')
      lines.push(`${name} is seen by ${Math.round(seenShare(one) * 100)} % at ${box}`)
    }
  }
  const visible = (words: string): readonly HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(words)].filter((one) => one.checkVisibility())
  for (const panel of visible('.side, .choices, .room-panels')) panel.scrollTop = 0
  // the prompt lets clicks through to the picture
  const [prompt] = visible('.prompt')
  if (prompt) prompt.style.pointerEvents = 'auto'
  expectSeen('the prompt', prompt, 1)
  // tools, notices and plates may cover part of the picture
  const [picture] = visible('.picture')
  expectSeen('the picture', picture, 0.5)
  const box = picture?.getBoundingClientRect()
  const share = box ? (box.width * box.height) / (innerWidth * innerHeight) : 0
  if (share < 0.22) lines.push(`the picture has ${Math.round(share * 100)} % of the window`)
  const decisive = visible('.decisive > button, .choices > .button, .choices .throw')
  for (const one of decisive) expectSeen(`“${one.innerText}”`, one, 1)
  const choices = visible('.choices [data-command]').filter((one) => !decisive.includes(one))
  if (choices[0]) expectSeen(`the first choice “${choices[0].innerText}”`, choices[0], 0.6)
  if (decisive.length + choices.length === 0) lines.push('nothing can be chosen')
  for (const one of visible('.foot-bar .button')) {
    const { right, bottom } = one.getBoundingClientRect()
    if (right > innerWidth + 1 || bottom > innerHeight + 1)
      lines.push(`${one.innerText} is outside`)
  }
  const page = document.documentElement
  if (page.scrollWidth > innerWidth + 1) lines.push(`the page is ${page.scrollWidth} px wide`)
  if (page.scrollHeight > innerHeight + 1) lines.push(`the page is ${page.scrollHeight} px high`)
  return lines
}
