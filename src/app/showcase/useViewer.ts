/** The picture of one component on the page: a canvas with a viewer, its state, and the events that turn it. */
import { type RefObject, useEffect, useMemo, useState } from 'react'
import type { Quality } from '../../scenes/contract.ts'
import type { Kit } from '../../scenes/display/exhibit.ts'
import type { Cost } from '../../scenes/display/measure.ts'
import type { Component } from '../../showcase/component.ts'
import { type PageFrame, queryOf, type Sight } from '../../showcase/link.ts'
import { pageFrames, pageTime } from '../pageTime.ts'
import { isMotionReduced, useSettings } from '../settings/store.ts'
import { guessQuality, hasWebGl } from '../table/graphics.ts'
import { makeTurning, type TurningEvents } from './turning.ts'
import { loadKit } from './kits.ts'
import { usePrintVoice } from './usePrintVoice.ts'
import { makeViewer, type ComponentViewer } from './viewer.ts'

/** `lost`: the graphics context is gone; `missing`: a model could not be loaded; `none`: there is no WebGL. */
type ViewerState = 'coming' | 'shown' | 'lost' | 'missing' | 'none'

export interface Seeing {
  readonly state: ViewerState
  readonly cost: Cost | null
  readonly quality: Quality
  readonly turning: TurningEvents
  /** null until there is a canvas. */
  readonly viewer: ComponentViewer | null
}

interface Wanted {
  readonly holder: RefObject<HTMLDivElement | null>
  readonly component: Component
  readonly values: unknown
  readonly sight: Sight
  readonly frame: PageFrame
  change(part: Partial<Sight>): void
}

/** The limit of the pixel ratio on the page. Downloaded pictures have their own sizes. */
const mostPixelRatio = 2

function useQualityOf({ quality }: Sight): Quality {
  const chosen = useSettings((settings) => settings.quality)
  if (quality) return quality
  if (chosen !== 'auto') return chosen
  // one component is cheaper to draw than a table
  return guessQuality() === 'low' ? 'medium' : guessQuality()
}

interface LoadedKit {
  readonly kit: Kit
  readonly game: string
  readonly values: unknown
}

/** Returns null until the kit of this game and these values is loaded. */
function useKit(game: string, values: unknown, onMissing: () => void): Kit | null {
  const [loaded, setLoaded] = useState<LoadedKit | null>(null)
  useEffect(() => {
    let isWanted = true
    void loadKit(game, values).then(
      (kit) => isWanted && setLoaded({ kit, game, values }),
      onMissing,
    )
    return () => {
      isWanted = false
    }
  }, [game, values, onMissing])
  return loaded?.game === game && loaded.values === values ? loaded.kit : null
}

/** Calls `resize` with the size of the place in device pixels, now and whenever it changes. */
function watchSize(place: HTMLElement, resize: ComponentViewer['resize']): () => void {
  const watch = new ResizeObserver(() => {
    const { width, height } = place.getBoundingClientRect()
    const ratio = Math.min(mostPixelRatio, window.devicePixelRatio)
    resize(Math.round(width * ratio), Math.round(height * ratio))
  })
  watch.observe(place)
  return () => watch.disconnect()
}

export function useViewer(wanted: Wanted): Seeing {
  const { holder, component, values, sight, frame, change } = wanted
  const print = usePrintVoice(sight.print)
  const quality = useQualityOf(sight)
  const [viewer, setViewer] = useState<ComponentViewer | null>(null)
  const [state, setState] = useState<ViewerState>(() => (hasWebGl() ? 'coming' : 'none'))
  const [cost, setCost] = useState<Cost | null>(null)
  const [setMissing] = useState(() => () => setState('missing'))
  const kit = useKit(component.game, values, setMissing)

  useEffect(() => {
    const place = holder.current
    if (!place || !hasWebGl()) return
    const canvas = document.createElement('canvas')
    canvas.setAttribute('aria-hidden', 'true')
    place.prepend(canvas)
    const made = makeViewer(canvas, {
      quality,
      frames: pageFrames,
      time: pageTime,
      isSlow: guessQuality() === 'low',
      isStill: () => isMotionReduced(),
      onFail: setMissing,
      onSeen: () => setState((known) => (known === 'lost' ? known : 'shown')),
      onDrawn(drawn, key) {
        canvas.dataset['shown'] = key
        setCost((known) => (JSON.stringify(known) === JSON.stringify(drawn) ? known : drawn))
      },
    })
    setViewer(made)
    canvas.addEventListener('webglcontextlost', (event) => {
      event.preventDefault()
      setState('lost')
    })
    canvas.addEventListener('webglcontextrestored', () => {
      setState('shown')
      made.redraw()
    })
    const unwatch = watchSize(place, made.resize)
    return () => {
      unwatch()
      setViewer(null)
      made.dispose()
      canvas.remove()
    }
  }, [holder, quality, setMissing])

  useEffect(() => {
    if (!kit || !print || !viewer) return
    delete viewer.studio.canvas.dataset['shown']
    const key = `${component.game}/${component.id}${queryOf(sight, component)}`
    viewer.show({ component, sight, kit, language: print.language, say: print.say }, key)
  }, [kit, print, component, sight, viewer])

  useSpin(viewer, frame.spinSeconds)
  const turning = useMemo(() => makeTurning(component, change), [component, change])
  return { state, cost, quality, turning, viewer }
}

/** Turns the component once in so many seconds, unless the reader prefers reduced motion. */
function useSpin(viewer: ComponentViewer | null, seconds: number): void {
  useEffect(() => {
    if (!viewer || seconds === 0 || isMotionReduced()) return
    const from = pageTime.now()
    return pageTime.onTick(() => viewer.turn(((pageTime.now() - from) / seconds) * 360))
  }, [viewer, seconds])
}
