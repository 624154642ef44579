/** The page has one clock: one place requests frames, nothing reads another clock, and motion is no sum of frames. */
import { expect, test } from 'vitest'
import { filesUnder, textOf } from './imports.ts'

/** A file's text without comments. */
const code = (file: string) => textOf(file).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')

function whoSays(pattern: RegExp, ...rooms: readonly string[]): readonly string[] {
  return rooms.flatMap((room) => filesUnder(room)).filter((file) => pattern.test(code(file)))
}

test('the page has one animation frame', () => {
  expect(whoSays(/\brequestAnimationFrame\b/, 'src')).toEqual(['src/app/pageTime.ts'])
  expect(whoSays(/\buseFrame\b|\bsetAnimationLoop\b/, 'src')).toEqual([
    'src/scenes/table/FrameLoop.tsx',
  ])
  expect(whoSays(/\bsetInterval\b/, 'src')).toEqual([])
})

test('the page reads no watch for what moves on it', () => {
  expect(whoSays(/\bperformance\.now\b/, 'src/app', 'src/ui', 'src/audio')).toEqual([
    'src/app/pageTime.ts',
  ])
})

test('scenes and session read no watch but the one time; what a frame cost is told in one place', () => {
  const watch = /\bperformance\.now\b|\bDate\b|\bnew Clock\b|\bgetElapsedTime\b/
  expect(whoSays(watch, 'src/session', 'src/stage')).toEqual([])
  expect(whoSays(watch, 'src/scenes')).toEqual(['src/scenes/table/FrameLoop.tsx'])
})

test('only camera controls and the low tier renderer read the duration of a frame', () => {
  expect(whoSays(/\bdt\b/, 'src/scenes', 'src/stage')).toEqual([
    'src/scenes/frame.ts',
    'src/scenes/table/FrameLoop.tsx',
    'src/scenes/table/Rig.tsx',
    'src/scenes/table/adaptiveResolution.ts',
    'src/scenes/table/lowTierRenderer.ts',
    'src/scenes/table/manualCamera.ts',
  ])
})
