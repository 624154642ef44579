/** Gaining dice: rolls, supply and capacity; paying dice, also flipped by karma. */
import { describe, expect, test } from 'vitest'
import { rajas } from '../../../src/games/rajas/index.ts'
import { bestTotal, waysToPay, worth } from '../../../src/games/rajas/rules/purse.ts'
import { paymentsOf } from '../../../src/games/rajas/rules/payments.ts'
import type { Die } from '../../../src/games/rajas/types.ts'
import { pendingOf } from '../../../src/kernel/match.ts'
import { tableAt } from './fixture.ts'

const rajasRules = rajas.values

const ten =
  'blue 1, blue 2, blue 3, green 4, green 5, green 6, orange 1, orange 2, purple 3, purple 4'

describe('taking', () => {
  test('[R27, R58, E10] the orange garden gives one orange die, rolled at once', () => {
    const table = tableAt({}).worker('garden-orange').take('orange')
    const [owed] = pendingOf(table.match)
    expect(owed).toMatchObject({ kind: 'chance', ask: { kind: 'throw' } })
    table.roll(5)
    expect(table.player().dice).toMatchObject([{ colour: 'orange', value: 5 }])
    table.expectTurn(1)
  })

  test('[R28, R29, G24] a full Kali: fewer dice, or returns for room before the roll', () => {
    const table = tableAt({ people: [{ dice: ten }] })
    expect(table.player().capacity).toBe(10)
    table.worker('garden-orange')
    expect(table.offered('returnDie')).toHaveLength(10)
    expect(table.offered('takeDie')).toEqual([])
    const back = table.dieLike('blue 1').id
    table.play({ type: 'returnDie', die: back })
    expect(table.legal).toEqual([{ type: 'takeDie', colour: 'orange' }])
    table.take('orange').roll(6)
    expect(table.player().dice).toHaveLength(10)
    expect(table.view.supply.blue).toContain(back)
    const fewer = tableAt({ people: [{ dice: ten }] }).worker('garden-orange')
    fewer.play({ type: 'stopTaking' }).expectTurn(1)
  })

  test('[G24] no return while there is room; a returned die may be taken again', () => {
    const room = tableAt({ people: [{ dice: 'blue 1' }] }).worker('garden-orange')
    expect(room.offered('returnDie')).toEqual([])
    const table = tableAt({ people: [{ dice: ten }], supply: { orange: 0 } }).worker(
      'garden-orange',
    )
    expect(table.offered('returnDie')).toEqual(['orange-01', 'orange-02'])
    table.play({ type: 'returnDie', die: 'orange-01' }).take('orange').roll(6)
    expect(table.player().dice).toContainEqual({ id: 'orange-01', colour: 'orange', value: 6 })
  })

  test('[G24] a batch that exceeds the room may begin with the return of a colour that is out', () => {
    const dice =
      'blue 1, blue 2, blue 3, blue 4, blue 5, green 2, green 3, green 4, orange 1, orange 2'
    const table = tableAt({ people: [{ dice }], supply: { orange: 0 } }).worker('balcony-blue')
    table.pay('blue 1')
    expect(table.offered('takeDie')).toEqual([])
    expect(table.offered('returnDie')).toEqual(['orange-01', 'orange-02'])
    table.play({ type: 'returnDie', die: 'orange-01' }).take('orange').roll(6)
    expect(table.player().dice).toHaveLength(9)
    table.expectTurn(1)
  })

  test('[R30, G25, E32] the green balcony with one blue die left gives one, the other is lost', () => {
    const table = tableAt({ people: [{ dice: 'green 2' }], supply: { blue: 1 } })
    table.worker('balcony-green').pay('green 2').take('blue').roll(3)
    expect(table.player().dice).toHaveLength(1)
    table.expectTurn(1)
  })

  test('[E32] the orange die that paid the Yogi may be taken again', () => {
    const table = tableAt({ people: [{ dice: 'orange 3' }], supply: { orange: 0 } })
    table.worker('chamber-3').pay('orange 3').play({ type: 'takeKarma', n: 2 })
    expect(table.offered('takeDie')).toContain('orange')
  })

  test('[G25] a garden whose colour is out stays legal and gives nothing', () => {
    tableAt({ supply: { orange: 0 } })
      .worker('garden-orange')
      .expectTurn(1)
  })

  test('[G23, G26] several dice are chosen first and rolled together', () => {
    const table = tableAt({ people: [{ dice: 'blue 2' }] })
      .worker('chamber-2')
      .pay('blue 2')
    table.take('green')
    expect(table.wait).toEqual({ kind: 'dice', due: ['any'], mustTake: false })
    expect(table.player().dice).toEqual([])
    table.take('purple').roll(2, 6)
    expect(table.player().dice.map((die) => die.colour)).toEqual(['green', 'purple'])
    expect(table.wait.kind).toBe('whiteTile')
    const whiteDie = table.view.whiteLeft
    table.draw(0)
    expect(table.view.whiteLeft).toBe(whiteDie - 1)
    expect(table.wait).toEqual({ kind: 'dice', due: ['any'], mustTake: false })
  })
})

describe('paying', () => {
  const die = (colour: Die['colour'], value: number): Die => ({
    id: `${colour}${value}`,
    colour,
    value,
  })

  test('[R81, E19] a flip turns 1, 6 and 2 to 6, 1 and 5', () => {
    expect([1, 6, 2].map((value) => worth(die('blue', value), true))).toEqual([6, 1, 5])
  })

  test('[R25, R84] several dice of one payment may be flipped, each for one karma', () => {
    const person = { dice: 'blue 1, blue 2, blue 3', state: { karma: 2 } }
    const table = tableAt({ people: [person], tops: { 'blue-cow': 'blue-cow-5' } })
    table.worker('quarry-1').build('blue-cow', 'c2', 0, 'blue 1!', 'blue 2!')
    expect(table.player()).toMatchObject({ karma: 0 })
    expect(table.player().cells[7]).toMatchObject({ tile: 'blue-cow-5' })
  })

  test('[R24] paid dice go to the supply', () => {
    const table = tableAt({ people: [{ dice: 'green 2' }] })
    const { id } = table.player().dice[0] as Die
    table.worker('balcony-green').pay('green 2')
    expect(table.view.supply.green).toContain(id)
  })

  test('[R82] only while a die is paid: no flip is offered when placing, taking or rerolling', () => {
    const table = tableAt({ people: [{ dice: 'blue 1' }] })
    expect(table.legal.some((command) => 'flip' in command)).toBe(false)
    table.worker('terrace')
    expect(table.legal.some((command) => 'flip' in command)).toBe(false)
  })

  test('[R83] karma stops at 3 and is used up by flips', () => {
    const person = { dice: 'blue 4', state: { karma: 2 } }
    const table = tableAt({ people: [person] })
      .worker('chamber-3')
      .pay('blue 4!')
    expect(table.player().karma).toBe(1)
    const full = tableAt({ people: [{ dice: 'blue 3', state: { karma: 2 } }] })
    full.worker('chamber-3').pay('blue 3')
    expect(full.offered('takeKarma')).toEqual(['1'])
    const top = tableAt({ people: [{ dice: 'blue 3', state: { karma: 3 } }] })
    expect(top.worker('chamber-3').pay('blue 3').wait.kind).toBe('dice')
  })

  test('[G28] where only the colour matters no flip is offered', () => {
    const balcony = rajasRules.spaces[2]?.find((space) => space.id === 'balcony-blue')
    const purse = { dice: [die('blue', 1)], karma: 3 }
    expect(balcony && waysToPay(balcony, purse)).toEqual([{ die: purse.dice[0], flip: false }])
    const good = rajasRules.spaces[2]?.find((space) => space.id === 'good-tea')
    expect(good && waysToPay(good, purse)).toHaveLength(2)
  })

  test('[G28] a die rolled earlier in the turn may be flipped when it is paid', () => {
    const purse = { dice: [die('blue', 1), die('blue', 4), die('green', 6)], karma: 1 }
    expect(bestTotal(purse, 'blue')).toBe(10)
    expect(paymentsOf(purse, 'blue', 10)).toEqual([{ dice: ['blue1', 'blue4'], flips: ['blue1'] }])
  })
})
