/** The viewer on the page: a canvas of its own, the hand that turns it, and what has become of it. */
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Quality } from '../../scenes/contract.ts'
import type { Kit } from '../../scenes/display/exhibit.ts'
import type { Cost } from '../../scenes/display/measure.ts'
import type { Component } from '../../showcase/component.ts'
import { type PageFrame, queryOf, type Sight } from '../../showcase/link.ts'
import { pageFrames, pageTime } from '../pageTime.ts'
import { isMotionReduced, useSettings } from '../settings/store.ts'
import { guessQuality, hasWebGl } from '../table/graphics.ts'
import { type HandEvents, makeTurning } from './turning.ts'
import { loadKit } from './kits.ts'
import { usePrintVoice } from './usePrintVoice.ts'
import { makeViewer, type ComponentViewer } from './viewer.ts'

export type ViewerState = 'coming' | 'shown' | 'lost' | 'missing' | 'none'

export interface Seeing {
  readonly state: ViewerState
  readonly cost: Cost | null
  /** In which it is drawn here and now. */
  readonly quality: Quality
  readonly hand: HandEvents
  /** null until something is shown. */
  viewer(): ComponentViewer | null
}

/** A kit, and whose it is. */
interface Brought {
  readonly kit: Kit
  readonly game: string
  readonly values: unknown
}

interface Wanted {
  readonly holder: RefObject<HTMLDivElement | null>
  readonly component: Component
  readonly values: unknown
  readonly sight: Sight
  readonly frame: PageFrame
  change(part: Partial<Sight>): void
}

/** The densest screens are held back: a still may have as many pixels as it likes. */
const densest = 2

function useQualityOf({ quality }: Sight): Quality {
  const chosen = useSettings((settings) => settings.quality)
  if (quality) return quality
  if (chosen !== 'auto') return chosen
  // one thing alone is borne better than a table
  return guessQuality() === 'low' ? 'medium' : guessQuality()
}

export function useViewer(wanted: Wanted): Seeing {
  const { holder, component, values, sight, frame, change } = wanted
  const print = usePrintVoice(sight.print)
  const quality = useQualityOf(sight)
  const viewer = useRef<ComponentViewer | null>(null)
  const canvas = useRef<HTMLCanvasElement | null>(null)
  const [state, setState] = useState<ViewerState>(() => (hasWebGl() ? 'coming' : 'none'))
  const [cost, setCost] = useState<Cost | null>(null)
  const [brought, bring] = useState<Brought | null>(null)
  const [times, setTimes] = useState(0)
  const { game } = component

  useEffect(() => {
    let isWanted = true
    void loadKit(game, values).then(
      (kit) => isWanted && bring({ kit, game, values }),
      () => setState('missing'),
    )
    return () => {
      isWanted = false
    }
  }, [game, values])

  useEffect(() => {
    const place = holder.current
    if (!place || !hasWebGl()) return
    const own = document.createElement('canvas')
    own.setAttribute('aria-hidden', 'true')
    place.prepend(own)
    const made = makeViewer(own, {
      quality,
      frames: pageFrames,
      time: pageTime,
      isSlow: guessQuality() === 'low',
      isStill: () => isMotionReduced(),
      onFail: () => setState('missing'),
      onSeen: () => setState((known) => (known === 'lost' ? known : 'shown')),
      onDrawn(drawn, key) {
        own.dataset['shown'] = key
        setCost((known) => (JSON.stringify(known) === JSON.stringify(drawn) ? known : drawn))
      },
    })
    viewer.current = made
    canvas.current = own
    setTimes((count) => count + 1)
    const lost = (event: Event) => {
      event.preventDefault()
      setState('lost')
    }
    const back = () => {
      setState('shown')
      made.redraw()
    }
    own.addEventListener('webglcontextlost', lost)
    own.addEventListener('webglcontextrestored', back)
    const watch = new ResizeObserver(() => {
      const { width, height } = place.getBoundingClientRect()
      const ratio = Math.min(densest, window.devicePixelRatio)
      made.resize(Math.round(width * ratio), Math.round(height * ratio))
    })
    watch.observe(place)
    return () => {
      watch.disconnect()
      own.removeEventListener('webglcontextlost', lost)
      own.removeEventListener('webglcontextrestored', back)
      viewer.current = null
      made.dispose()
      own.remove()
    }
  }, [holder, quality])

  useEffect(() => {
    const isOwn = brought?.game === component.game && brought.values === values
    if (!isOwn || !print || !viewer.current) return
    const { kit } = brought
    if (canvas.current) delete canvas.current.dataset['shown']
    const key = `${component.game}/${component.id}${queryOf(sight, component)}`
    viewer.current.show({ component, sight, kit, language: print.language, say: print.say }, key)
  }, [brought, values, print, component, sight, times])

  useSpin(viewer, frame.spinSeconds, times)
  const hand = useMemo(() => makeTurning(component, change), [component, change])
  return { state, cost, quality, hand, viewer: () => viewer.current }
}

/** Once round in so many seconds, for as long as somebody sees it; not for those who want no motion. */
function useSpin(viewer: RefObject<ComponentViewer | null>, seconds: number, times: number): void {
  useEffect(() => {
    if (seconds === 0 || isMotionReduced()) return
    const from = pageTime.now()
    return pageTime.onTick(() => viewer.current?.turn(((pageTime.now() - from) / seconds) * 360))
  }, [viewer, seconds, times])
}
