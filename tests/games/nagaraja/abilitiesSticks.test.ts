import { describe, expect, test } from 'vitest'
import { askOf, eventOf, legal, actingSeat, play, thrown } from './fixture.ts'
import { activate, playable, activationScene, stick } from './activations.ts'

describe('sticks', () => {
  test('[N49] adds the printed number', () => {
    const after = play(activationScene(['stick-add-2', 'stick-add-3']), activate('stick-add-3.1'))
    expect(after.state.players[0].added).toBe(3)
    expect(eventOf(after, 'pointsAdded')).toMatchObject({ seat: 0, points: 3 })
  })

  test('[N50] [NG32] two chosen sticks are thrown again by the opponent; a naga won is usable at once', () => {
    const begun = activationScene(['stick-reroll-2'], {
      hands: [['stick-reroll-2'], ['stick-add-2']],
      sticks: [['W*'], ['B4', 'W3', 'B1']],
    })
    const named = play(begun, activate('stick-reroll-2.1'), stick('brown-01'), stick('white-02'))
    const ask = askOf(named)
    expect(ask.kind === 'throw' && ask.pieces).toEqual([
      { id: 'brown-01', kind: 'stick-brown', skin: 'brown', seat: 1 },
      { id: 'white-02', kind: 'stick-white', skin: 'white', seat: 1 },
    ])
    const after = thrown(named, [], ['B1', 'W*'])
    expect(actingSeat(after)).toBe(1)
    expect(legal(after, 1)).toContainEqual(activate('stick-add-2.1'))
    const { sticks } = after.state.players[1]
    expect(sticks.map(({ id }) => id)).toEqual(['brown-01', 'white-02', 'brown-02'])
    const again = activationScene([], {
      hands: [['stick-reroll-2', 'stick-discard-1'], []],
      sticks: [
        ['W*', 'W*'],
        ['B4', 'B3', 'B1'],
      ],
    })
    const twice = thrown(
      play(again, activate('stick-reroll-2.1'), stick('brown-01'), stick('brown-02')),
      [],
      ['B1', 'B2'],
    )
    const next = play(twice, activate('stick-discard-1.1'))
    expect(legal(next)).toEqual(['brown-01', 'brown-02', 'brown-03'].map(stick))
    expect(next.state.players[0].aside.map(({ id }) => id)).toEqual(['white-01', 'white-02'])
  })

  test('[N51] [NG7] [NG9] as many as printed, nagas too; fewer only if fewer lie', () => {
    const two = play(
      activationScene(['stick-discard-2'], { sticks: [['W*'], ['W*', 'B2', 'B3']] }),
      activate('stick-discard-2.1'),
      stick('white-02'),
    )
    expect(legal(two)).toEqual([stick('brown-01'), stick('brown-02')])
    const gone = play(two, stick('brown-02'))
    expect(eventOf(gone, 'sticksDiscarded').sticks.map(({ id }) => id)).toEqual([
      'white-02',
      'brown-02',
    ])
    const one = play(
      activationScene(['stick-discard-2']),
      activate('stick-discard-2.1'),
      stick('brown-01'),
    )
    expect(eventOf(one, 'sticksDiscarded').sticks).toHaveLength(1)
    expect(
      playable(activationScene(['stick-discard-1', 'stick-reroll-2'], { sticks: [['W*'], []] })),
    ).toEqual([])
  })
})
