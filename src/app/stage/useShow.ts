/** Runs a show while the stage page is open, and applies orders from the keyboard and the desk. */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Replay } from '../../stage/wire/memory.ts'
import type { OnAir, DeskOrder, DeskPicture } from '../../stage/wire/desk.ts'
import { type OverlayName, overlayNames, type StageAddress } from './address.ts'
import { openChannel } from '../publishing/channel.ts'
import { openDesk, type DeskChannel } from './deskChannel.ts'
import { pageMilliseconds, pageScreening, pageTime } from '../pageTime.ts'
import { saveReplay, obsOf } from './obs.ts'
import { makeShow, type Show, type ShowState } from './show.ts'

/** Steps of at least this weight are great moments. */
const great = 0.8

interface Running {
  readonly show: Show
  readonly stop: () => void
}

function begin(address: StageAddress): Running {
  const obs = obsOf()
  let show: Show | null = null
  const channel = openChannel((message) => show?.hear(message))
  const made = makeShow(address, {
    time: pageTime,
    screening: pageScreening,
    now: pageMilliseconds,
    later: (milliseconds, step) => void setTimeout(step, milliseconds),
    report: (error) => console.error(error),
    send: channel.send,
    moment(weight) {
      if (weight < great) return
      saveReplay(obs)
      if (address.again) show?.again('step')
    },
  })
  show = made
  return {
    show: made,
    stop() {
      made.stop()
      channel.close()
    },
  }
}

const none: ShowState = {
  followed: { kind: 'searching' },
  isOtherVersion: false,
  dropped: 0,
  position: null,
  game: null,
  scene: null,
  staged: null,
  camera: null,
  take: null,
  wanted: null,
}
const silent = () => () => undefined

export interface Staging extends ShowState {
  readonly overlays: readonly OverlayName[]
  order(order: DeskOrder): void
}

const pictureOf = ({ kind, seat }: DeskPicture): DeskPicture => ({
  kind,
  ...(seat !== undefined && { seat }),
})

function airOf(state: ShowState, overlays: readonly OverlayName[], delaySeconds: number): OnAir {
  const { position, followed, take, wanted, isOtherVersion } = state
  return {
    kind: 'onAir',
    game: position?.game ?? null,
    seats: position?.sitters.map(({ name }) => name) ?? [],
    follows: followed.kind,
    camera: take && pictureOf(take),
    wanted: wanted && pictureOf(wanted),
    overlays: [...overlays],
    delaySeconds,
    ...(isOtherVersion && { isOtherVersion }),
  }
}

export function useShow(address: StageAddress): Staging {
  const [show, setShow] = useState<Show | null>(null)
  const [overlays, setOverlays] = useState(address.overlays)
  const [delaySeconds, setDelay] = useState(address.delaySeconds)
  const desk = useRef<DeskChannel | null>(null)
  const text = JSON.stringify(address)
  useEffect(() => {
    const own = JSON.parse(text) as StageAddress
    const running = begin(own)
    setShow(running.show)
    setOverlays(own.overlays)
    setDelay(own.delaySeconds)
    return running.stop
  }, [text])
  const state = useSyncExternalStore(show?.subscribe ?? silent, () => show?.state() ?? none)

  const order = useCallback(
    (given: DeskOrder): void => {
      switch (given.kind) {
        case 'shot':
          return show?.want(given.wanted)
        case 'again':
          return void show?.again(given.what as Replay)
        case 'delay':
          setDelay(given.seconds)
          return show?.setDelay(given.seconds)
        case 'overlay':
          return setOverlays((now) =>
            overlayNames.filter((name) => (name === given.name ? given.isOn : now.includes(name))),
          )
        case 'mark':
          saveReplay(obsOf())
          return desk.current?.send({
            kind: 'marked',
            at: Date.now(),
            number: show?.state().staged?.news.number ?? 0,
          })
        case 'ask':
      }
    },
    [show],
  )
  useDesk(desk, order, airOf(state, overlays, delaySeconds))
  return { ...state, overlays, order }
}

/** Sends the state to the desk after each change and on request. */
function useDesk(
  desk: { current: DeskChannel | null },
  order: (order: DeskOrder) => void,
  air: OnAir,
): void {
  const now = useRef(air)
  const text = JSON.stringify(air)
  useEffect(() => {
    now.current = JSON.parse(text) as OnAir
    desk.current?.send(now.current)
  }, [desk, text])
  useEffect(() => {
    const channel = openDesk((message) => {
      if (message.kind === 'onAir' || message.kind === 'marked') return
      if (message.kind === 'ask') channel.send(now.current)
      else order(message)
    })
    desk.current = channel
    channel.send(now.current)
    return () => {
      desk.current = null
      channel.close()
    }
  }, [desk, order])
}
