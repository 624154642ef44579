/** One component's small picture, taken when it comes near the window. */
import { useEffect, useRef } from 'react'
import type { Component } from '../../showcase/component.ts'
import { useVoice } from '../../ui/voice.tsx'
import { hasWebGl } from '../table/graphics.ts'
import { takePicture, openThumbStudio } from './thumbs.ts'

export const thumbSize = { wide: 320, high: 256 } as const

interface Props {
  readonly component: Component
  readonly values: unknown
}

export function Thumb({ component, values }: Props) {
  const voice = useVoice()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(openThumbStudio, [])
  useEffect(() => {
    const own = canvas.current
    if (!own || !hasWebGl()) return
    let isNear = false
    let isAsked = false
    const take = () => {
      if (isAsked) return
      isAsked = true
      const wanted = { component, values, ...size, say: voice.say }
      const use = (picture: HTMLCanvasElement) => {
        own.getContext('2d')?.drawImage(picture, 0, 0)
        own.dataset['taken'] = component.id
      }
      void takePicture(wanted, () => isNear, use).then(
        () => (isAsked = own.dataset['taken'] !== undefined),
        () => undefined,
      )
    }
    const size = thumbSize
    const watch = new IntersectionObserver(
      (entries) => {
        isNear = entries.some(({ isIntersecting }) => isIntersecting)
        if (isNear) take()
      },
      { rootMargin: '200px' },
    )
    watch.observe(own)
    return () => {
      isNear = false
      watch.disconnect()
    }
  }, [component, values, voice])
  return <canvas ref={canvas} width={thumbSize.wide} height={thumbSize.high} aria-hidden="true" />
}
