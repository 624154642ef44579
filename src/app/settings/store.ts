/** Store of the settings, persisted in localStorage, or in memory where that is forbidden. */
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
    // Storage is forbidden or full: the settings last until the page is closed.
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

/**
 * Changes the root font size. Chromium evaluates container queries in rem with the old size until
 * the container is laid out again, which this forces.
 */
function sizeLetters(root: HTMLElement, size: string): void {
  if (root.style.fontSize === size) return
  root.style.fontSize = size
  const page = document.getElementById('root')
  if (!page) return
  page.style.containerType = 'normal'
  void page.offsetWidth
  page.style.containerType = ''
}

/** Sets text size, language, motion and contrast on the root element, for the stylesheet. */
function applySettings(settings: Settings): void {
  const root = document.documentElement
  root.lang = settings.language
  sizeLetters(root, `${settings.textSize}%`)
  root.dataset['motion'] = isMotionReduced(settings) ? 'reduced' : 'full'
  root.dataset['contrast'] = hasMoreContrast(settings) ? 'more' : 'usual'
}

/** Applies the settings now, on every change, and when the system's preferences change. */
export function followSettings(): void {
  const apply = (): void => applySettings(useSettings.getState())
  apply()
  useSettings.subscribe(apply)
  for (const query of [quiet, strong]) window.matchMedia(query).addEventListener('change', apply)
}
