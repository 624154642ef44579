/** Stores for which games the guide was seen or declined (localStorage). */

const place = 'jharokha.guide'

export function isGuideKnown(game: string): boolean {
  return known().includes(game)
}

export function rememberGuide(game: string): void {
  try {
    window.localStorage.setItem(place, JSON.stringify([...new Set([...known(), game])]))
  } catch {
    // Storage is forbidden or full: the guide is offered again next time.
  }
}

function known(): readonly string[] {
  try {
    const kept = JSON.parse(window.localStorage.getItem(place) ?? '[]') as unknown
    return Array.isArray(kept) ? kept.filter((item) => typeof item === 'string') : []
  } catch {
    return []
  }
}
