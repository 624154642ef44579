/** Mounts a fiber root in the page without fiber's own Canvas, which would drag in all of three. */
import {
  createRoot,
  events,
  flushSync,
  type ReconcilerRoot,
  unmountComponentAtNode,
} from '@react-three/fiber'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { NeutralToneMapping, PerspectiveCamera, SRGBColorSpace, WebGLRenderer } from 'three'
import { pixelRatio, type QualityTier } from '../quality.ts'
import { renderOrders } from '../board/above.ts'
import { releaseShared } from '../shared.ts'

interface RootProps {
  readonly tier: QualityTier
  /** Nothing is drawn where nothing stands. */
  readonly isClear?: boolean
  /** What is given stands at once, not when the browser gets to it: whoever draws next draws that. */
  readonly isAtOnce?: boolean
  readonly children: ReactNode
  /** Asks for a frame: the canvas has another size, or its context came back. */
  wake(): void
  onContext(state: 'lost' | 'restored'): void
}

function makeRenderer(canvas: HTMLCanvasElement, tier: QualityTier, alpha: boolean): WebGLRenderer {
  const renderer = new WebGLRenderer({
    canvas,
    antialias: tier.antialias,
    powerPreference: 'high-performance',
    alpha,
    stencil: false,
  })
  renderer.outputColorSpace = SRGBColorSpace
  renderer.toneMapping = NeutralToneMapping
  renderer.toneMappingExposure = 1
  // a frame may be drawn in several parts
  renderer.info.autoReset = false
  // asking each program for its faults makes the page wait for the compiler
  renderer.debug.checkShaderErrors = import.meta.env.DEV
  return renderer
}

/** A new canvas for each mount and tier: antialiasing cannot be changed on a living context. */
export function Root(props: RootProps) {
  const { tier, isClear = false, isAtOnce = false, children, wake, onContext } = props
  const frame = useRef<HTMLDivElement>(null)
  const root = useRef<ReconcilerRoot<HTMLCanvasElement> | null>(null)
  const shown = useRef(children)
  const report = useRef(onContext)

  useLayoutEffect(() => {
    shown.current = children
    report.current = onContext
    const render = () => root.current?.render(children)
    if (isAtOnce) flushSync(render)
    else render()
  })

  useEffect(() => {
    const holder = frame.current
    if (!holder) return
    const canvas = document.createElement('canvas')
    canvas.style.display = 'block'
    canvas.style.touchAction = 'none'
    canvas.setAttribute('aria-hidden', 'true')
    holder.append(canvas)
    const lost = (event: Event) => {
      event.preventDefault()
      report.current('lost')
    }
    const restored = () => {
      report.current('restored')
      wake()
    }
    canvas.addEventListener('webglcontextlost', lost)
    canvas.addEventListener('webglcontextrestored', restored)
    const made = createRoot(canvas)
    const camera = new PerspectiveCamera(30, 1, 4, 20_000)
    camera.layers.enable(renderOrders.pieces)
    let isGone = false
    const fit = async () => {
      const { width, height, top, left } = holder.getBoundingClientRect()
      if (isGone || width === 0 || height === 0) return
      await made.configure({
        // what fiber has made by itself, it throws away with the root
        gl: () => makeRenderer(canvas, tier, isClear),
        camera: camera,
        events,
        frameloop: 'never',
        dpr: pixelRatio(tier, window.devicePixelRatio, width),
        size: { width, height, top, left },
        shadows: tier.shadows === 'none' ? false : 'percentage',
        onCreated: (state) => state.events.connect?.(holder),
      })
      if (isGone) return
      root.current = made
      made.render(shown.current)
      wake()
    }
    const watch = new ResizeObserver(() => void fit())
    watch.observe(holder)
    return () => {
      isGone = true
      watch.disconnect()
      canvas.removeEventListener('webglcontextlost', lost)
      canvas.removeEventListener('webglcontextrestored', restored)
      root.current = null
      unmountComponentAtNode(canvas, releaseShared)
      canvas.remove()
    }
  }, [tier, isClear, wake])

  return (
    <div
      ref={frame}
      style={{ width: '100%', height: '100%', overflow: 'hidden', touchAction: 'none' }}
    />
  )
}
