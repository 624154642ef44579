/** Remembers for which games the guide has been seen or declined. */

const place = 'jharokha.guide'

export function isGuideKnown(game: string): boolean {
  return known().includes(game)
}

export function rememberGuide(game: string): void {
  try {
    window.localStorage.setItem(place, JSON.stringify([...new Set([...known(), game])]))
  } catch {
    // Forbidden or full storage: the guide is offered again next time.
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
