/** One player's boards as a panel: the province as a grid, dice, upgrades and incomes. */
import { line, type Line } from '../../../kernel/line.ts'
import type { Fact, Panel } from '../../../kernel/panel.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Rules } from '../edition.ts'
import { cellName } from '../edition/grid.ts'
import { benefitOfIncome, waitingIncomes } from '../rules/incomeTiles.ts'
import { provinceMap } from './map.ts'
import { benefitName, buildingName, dieShowing } from './names.ts'
import { waitingWorkers } from './publicFacts.ts'
import { playerAt } from '../rules/progress.ts'
import type { Player, View } from '../types.ts'
import { buildings } from '../vocabulary.ts'

export function provincePanel(rules: Rules, view: View, seat: Seat): Panel {
  const player = playerAt(view, seat)
  return {
    id: `province-${seat}`,
    title: line('rajas.panel.province', { who: { seat } }),
    seat,
    rows: [
      { kind: 'grid', shape: 'square', cells: provinceMap(rules, player, seat) },
      {
        kind: 'facts',
        facts: [diceFact(player), upgradeFact(rules, player), workerFact(rules, player)],
      },
      {
        kind: 'table',
        head: [
          line('rajas.head.income'),
          line('rajas.head.cells'),
          line('rajas.head.benefit'),
          line('rajas.head.linked'),
        ],
        rows: incomeRows(rules, player, waitingFor(view, seat)),
      },
    ],
  }
}

function diceFact({ dice }: Player): Fact {
  const list = dice.map(({ colour, value }) =>
    line('rajas.dieWithValue', { die: dieShowing(colour, value), value }),
  )
  return {
    label: line('rajas.head.dice'),
    value: dice.length > 0 ? line('rajas.list', { list: { list } }) : line('rajas.dice.none'),
  }
}

function upgradeFact(rules: Rules, player: Player): Fact {
  const { fameByLevel } = rules.edition.upgrades
  const list = buildings.map((building) => {
    const fame = fameByLevel[player.levels[building]] ?? 0
    const key = player.late === building ? 'rajas.scroll.late' : 'rajas.scroll.now'
    return line(key, { building: buildingName(building), fame })
  })
  return { label: line('rajas.head.upgrades'), value: line('rajas.list', { list: { list } }) }
}

/** Workers still to be won, and their places. */
function workerFact(rules: Rules, player: Player): Fact {
  return { label: line('rajas.head.waiting'), value: waitingWorkers(rules, player) }
}

/** Incomes linked but not gained yet: those on the agenda and those to choose from now [G12]. */
function waitingFor({ flow }: View, seat: Seat): readonly string[] {
  if (seat !== flow.seat) return []
  const asked = flow.wait.kind === 'income' ? flow.wait.incomes : []
  return [...asked, ...waitingIncomes(flow.agenda)]
}

function incomeRows(
  rules: Rules,
  player: Player,
  waiting: readonly string[],
): readonly (readonly Line[])[] {
  return Object.values(rules[player.side].incomes).map((income) => {
    const isGained = player.linked.includes(income.id) && !waiting.includes(income.id)
    const cells = income.access.map(({ cell }) => ({ raw: cellName(cell) }))
    const name = { raw: income.id }
    return [
      income.slot === null
        ? line('rajas.income.plain', { name })
        : line('rajas.income.slot', { name, colour: line(`rajas.slot.${income.slot}`) }),
      line('rajas.list', { list: { list: cells } }),
      incomeName(rules, player, income.id),
      line(isGained ? 'rajas.income.linked' : 'rajas.income.open'),
    ]
  })
}

/**
 * The income of the slot, and whether a tile lies there; a tile laid after the road gives nothing
 * [G49].
 */
function incomeName(rules: Rules, player: Player, income: string): Line {
  const what = benefitName(benefitOfIncome(rules, player, income))
  if (player.idle.includes(income)) return line('rajas.income.idle', { what })
  return income in player.slots ? line('rajas.income.tile', { what }) : what
}
