/** Everything of the board that is made once for a number of seats and the sheets they were dealt. */
import { useEffect, useMemo } from 'react'
import { Group, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three'
import { ownLayout } from '../../games/border/data.ts'
import { pointsOf } from '../../games/border/rules/scoring.ts'
import type { Command } from '../../games/border/commands.ts'
import type { View } from '../../games/border/types.ts'
import type { Acting, Quality } from '../contract.ts'
import type { Tier } from '../quality.ts'
import type { Copies } from '../pieces/copies.ts'
import { useStage } from '../stage.ts'
import { useWarm, type Warm } from '../warm.ts'
import { type Boxes, makeBoxes } from './boxes.ts'
import { isPlayedOn, loadFurniture, makeTouches } from './frames.ts'
import type { Garland } from './garland.ts'
import { type Glows, makeGlows } from './glows.ts'
import { type Ground, makeGroundMesh } from './ground.ts'
import { slate, slateSpots } from './lay.ts'
import { makeGround, makeRegionMask } from './mapArt.ts'
import { stoneTile } from './stone.ts'
import { makePlates } from './plates.ts'
import { makeStripCells, type StripCells } from './stripCells.ts'
import { makeTiles, type Tiles } from './tiles.ts'
import { winnersOf } from './winners.ts'

export interface BoardObjects {
  readonly group: Group
  /** Unseen, as large as the table: what the pointer hits. */
  readonly target: Mesh
  readonly boxes: Boxes
  readonly ground: Ground
  readonly strip: StripCells
  readonly glows: Glows
  readonly tiles: Tiles
  /** There once somebody has won. */
  garland: Garland | null
  /** Something has come that was never painted. */
  isFresh: boolean
  nameBoards(names: readonly string[], view: View, acting: readonly Acting<Command>[]): void
  dispose(): void
}

function makeTarget(): Mesh {
  const mesh = new Mesh(new PlaneGeometry(140, 80), new MeshBasicMaterial({ visible: false }))
  mesh.rotation.x = -Math.PI / 2
  mesh.position.y = slate.boxTop
  return mesh
}

function makeObjects(seats: number, sheets: readonly (string | null)[], tier: Tier): BoardObjects {
  const spots = slateSpots(seats).slice(0, seats)
  const boxes = makeBoxes(ownLayout, spots, sheets)
  const ground = makeGroundMesh(
    spots,
    makeGround(ownLayout, tier.print, stoneTile()),
    makeRegionMask(ownLayout),
  )
  const glows = makeGlows(ownLayout, spots)
  const strip = makeStripCells(ownLayout, spots)
  const tiles = makeTiles(seats)
  tiles.mesh.visible = isPlayedOn(spots)
  const touches = makeTouches(spots)
  const plates = makePlates(spots, tier.reflections)
  const group = new Group()
  group.add(touches.mesh, ground.mesh, strip.mesh, glows.mesh)
  group.add(boxes.mesh, plates.mesh, tiles.mesh)
  return {
    group,
    target: makeTarget(),
    boxes,
    ground,
    strip,
    glows,
    tiles,
    garland: null,
    isFresh: true,
    nameBoards(names, view, acting) {
      const winners = winnersOf(view)
      plates.write(
        view.players.map((player, seat) => ({
          name: names[seat] ?? '',
          points: pointsOf(player),
          isLit: acting.some((entry) => entry.seat === seat) || winners.includes(seat),
        })),
      )
    },
    dispose() {
      for (const part of [boxes, ground, strip, glows, plates, tiles, touches]) part.dispose()
    },
  }
}

export function useBoardObjects(seats: number, view: View): BoardObjects {
  const { tier, quality, order, shadows } = useStage()
  const sheets = view.players.map((player) => player.sheet ?? '').join(' ')
  const objects = useMemo(() => makeObjects(seats, sheets.split(' '), tier), [seats, sheets, tier])
  const warm = useWarm()
  useEffect(() => {
    shadows.touch()
    const { group } = objects
    // never a part of it alone; and what lights up later is ready now
    group.visible = false
    void warm(group).then(() => {
      group.visible = true
      shadows.touch()
      order.wake()
    })
    return () => objects.dispose()
  }, [objects, warm, shadows, order])
  useEffect(() => {
    let isGone = false
    let copies: readonly Copies[] = []
    void loadFurniture(slateSpots(seats).slice(0, seats), quality).then(async (loaded) => {
      copies = loaded
      await Promise.all(loaded.map((copy) => warm(copy.group)))
      if (isGone) return disposeAll(loaded)
      objects.group.add(...loaded.map((copy) => copy.group))
      shadows.touch()
      order.wake()
    })
    return () => {
      isGone = true
      disposeAll(copies)
    }
  }, [objects, seats, quality, warm, shadows, order])
  useGarland(objects, seats, view.phase.kind === 'over', warm)
  return objects
}

/** What only the end needs comes with the end. */
async function fetchGarland(seats: number, quality: Quality): Promise<Garland> {
  const { loadGarland } = await import('./garland.ts')
  return loadGarland(slateSpots(seats).slice(0, seats), quality)
}

/** The flowers are fetched when the match is over. */
function useGarland(objects: BoardObjects, seats: number, isOver: boolean, warm: Warm): void {
  const { quality, order } = useStage()
  useEffect(() => {
    if (!isOver) return
    let isGone = false
    let laid: Garland | null = null
    void fetchGarland(seats, quality).then(async (garland) => {
      await warm(garland.group)
      if (isGone) return garland.dispose()
      laid = garland
      objects.garland = garland
      objects.isFresh = true
      objects.group.add(garland.group)
      order.wake()
    })
    return () => {
      isGone = true
      objects.garland = null
      laid?.group.removeFromParent()
      laid?.dispose()
    }
  }, [objects, seats, isOver, quality, warm, order])
}

function disposeAll(copies: readonly Copies[]): void {
  for (const copy of copies) {
    copy.group.removeFromParent()
    copy.dispose()
  }
}
