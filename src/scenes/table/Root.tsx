/** Mounts a fiber root without fiber's Canvas, which would bundle all of three. */
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
import { sortByContent } from './drawOrder.ts'

interface RootProps {
  readonly tier: QualityTier
  /** Transparent background. */
  readonly isClear?: boolean
  /** Renders synchronously (flushSync), so that the next drawn frame shows it. */
  readonly isAtOnce?: boolean
  readonly children: ReactNode
  /** Requests a frame after a resize or a restored context. */
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
  // a frame may take several render calls, which are counted together
  renderer.info.autoReset = false
  // checking shader errors blocks until the shader is compiled
  renderer.debug.checkShaderErrors = import.meta.env.DEV
  sortByContent(renderer)
  return renderer
}

/** Each mount and tier gets a new canvas, since antialiasing is fixed when a context is created. */
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
        // a renderer made by fiber is disposed with the root
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
    // without a context there is no renderer
    const failed = () => !isGone && report.current('lost')
    const watch = new ResizeObserver(() => void fit().catch(failed))
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
