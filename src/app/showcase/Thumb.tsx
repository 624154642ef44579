/** One component's thumbnail, drawn when it comes near the viewport. */
import { useEffect, useRef } from 'react'
import type { Component } from '../../showcase/component.ts'
import { useVoice } from '../../ui/voice.tsx'
import { hasWebGl } from '../table/graphics.ts'
import { takePicture, openThumbStudio } from './thumbs.ts'

const size = { wide: 320, high: 256 } as const

export function Thumb({ component, values }: { component: Component; values: unknown }) {
  const { say } = useVoice()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(openThumbStudio, [])
  useEffect(() => {
    const own = canvas.current
    if (!own || !hasWebGl()) return
    let isNear = false
    let isQueued = false
    async function take(target: HTMLCanvasElement): Promise<void> {
      if (isQueued) return
      isQueued = true
      await takePicture(
        { component, values, ...size, say },
        () => isNear,
        (picture) => {
          target.getContext('2d')?.drawImage(picture, 0, 0)
          target.dataset['taken'] = component.id
        },
      )
      // scrolled away before its turn: it is taken when it comes near again
      isQueued = target.dataset['taken'] !== undefined
    }
    const watch = new IntersectionObserver(
      (entries) => {
        isNear = entries.some(({ isIntersecting }) => isIntersecting)
        if (isNear) take(own).catch(() => undefined)
      },
      { rootMargin: '200px' },
    )
    watch.observe(own)
    return () => {
      isNear = false
      watch.disconnect()
    }
  }, [component, values, say])
  return <canvas ref={canvas} width={size.wide} height={size.high} aria-hidden="true" />
}
