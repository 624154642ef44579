/** The settings as a store that stays: kept in the browser, or for this visit alone where that is forbidden. */
import { create } from 'zustand'
import { parseSettings, presets, type Settings } from './shape.ts'

const place = 'jharokha.settings'

function kept(): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(place) ?? 'null')
  } catch {
    return null
  }
}

function keep(settings: Settings): void {
  try {
    window.localStorage.setItem(place, JSON.stringify(settings))
  } catch {
    // Forbidden or full storage: the settings hold until the page is closed.
  }
}

export const useSettings = create<Settings>()(() =>
  parseSettings(kept(), presets(navigator.languages ?? [])),
)

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change)
  keep(useSettings.getState())
}

const quiet = '(prefers-reduced-motion: reduce)'
const strong = '(prefers-contrast: more)'

export function isMotionReduced(settings: Settings = useSettings.getState()): boolean {
  if (settings.motion !== 'system') return settings.motion === 'reduced'
  return window.matchMedia(quiet).matches
}

function hasMoreContrast({ contrast }: Settings): boolean {
  if (contrast !== 'system') return contrast === 'more'
  return window.matchMedia(strong).matches
}

/** Chromium goes on asking the page's widths in letters of the old size until it lays the container out anew. */
function sizeLetters(root: HTMLElement, size: string): void {
  if (root.style.fontSize === size) return
  root.style.fontSize = size
  const page = document.getElementById('root')
  if (!page) return
  page.style.containerType = 'normal'
  void page.offsetWidth
  page.style.containerType = ''
}

/** Text size, language, motion and contrast are marks on the root element, which the styles read. */
function applySettings(settings: Settings): void {
  const root = document.documentElement
  root.lang = settings.language
  sizeLetters(root, `${settings.textSize}%`)
  root.dataset['motion'] = isMotionReduced(settings) ? 'reduced' : 'full'
  root.dataset['contrast'] = hasMoreContrast(settings) ? 'more' : 'usual'
}

/** From now on they follow what the person sets here, and what the system says while the page is open. */
export function followSettings(): void {
  const apply = (): void => applySettings(useSettings.getState())
  apply()
  useSettings.subscribe(apply)
  for (const query of [quiet, strong]) window.matchMedia(query).addEventListener('change', apply)
}
