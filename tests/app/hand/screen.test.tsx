/** The hand's page rendered to HTML: every game, language and state of the link, with a fake table. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { handNow } from '../../../src/app/hand/handNow.ts'
import type { LinkStanding } from '../../../src/app/hand/handLink.ts'
import { HandScreen } from '../../../src/app/hand/HandScreen.tsx'
import { LinkPage } from '../../../src/app/hand/LinkNotice.tsx'
import { Lobby } from '../../../src/app/hand/Lobby.tsx'
import { gameIds } from '../../../src/games/index.ts'
import { pendingOf } from '../../../src/kernel/match.ts'
import { line } from '../../../src/kernel/line.ts'
import { SittersProvider, VoiceProvider } from '../../../src/ui/voice.tsx'
import { loadDictionary } from '../../../src/words/load.ts'
import { type Language, languages } from '../../../src/words/types.ts'
import { makeVoice } from '../../../src/words/voice.ts'
import { type FakeTable, makeFakeTable, owesChoice, playerNames, toldOf } from './fakeTable.ts'

Object.assign(globalThis, { window: globalThis, isSecureContext: false })

const open: LinkStanding = { kind: 'open' }
const nothing = () => undefined

async function htmlOf(node: React.ReactNode, language: Language = 'en'): Promise<string> {
  const voice = makeVoice(
    language,
    await loadDictionary(language),
    (seat) => playerNames[seat] ?? '?',
  )
  return renderToStaticMarkup(<VoiceProvider value={voice}>{node}</VoiceProvider>)
}

function handOf(table: FakeTable, seat: number, connection = open) {
  const match = table.match()
  const told = toldOf(match, seat)
  return (
    <SittersProvider value={told.sitters}>
      <HandScreen
        now={handNow(match.game, told, seat)}
        connection={connection}
        isStoodIn={false}
        onBack={nothing}
        act={() => Promise.resolve(null)}
        onRetry={nothing}
      />
    </SittersProvider>
  )
}

const commandsIn = (html: string) => html.match(/data-command=""|data-card="/g)?.length ?? 0

test.each(gameIds)(
  'the hand of %s shows its question, choices, scores and undo in four languages',
  async (id) => {
    const table = await makeFakeTable(id, 2, `screen of ${id}`)
    table.playUntil((match) => match.length > 40 && owesChoice(match, 0))
    const told = toldOf(table.match(), 0)
    for (const language of languages) {
      const html = await htmlOf(handOf(table, 0), language)
      expect(html).toContain('data-asked="true"')
      expect(commandsIn(html)).toBeGreaterThan(0)
      for (const { name } of told.sitters) expect(html).toContain(name)
      expect(html).toContain('data-undo')
    }
  },
)

test('a hand that is not asked offers no command and says whom the table waits for', async () => {
  const table = await makeFakeTable('rajas', 2, 'waits')
  table.playUntil((match) => match.length > 40 && owesChoice(match, 1))
  const html = await htmlOf(handOf(table, 0))
  expect(html).toContain('data-asked="false"')
  expect(html).toContain('Tansen</span>: thinking')
  expect(html).not.toContain('data-command')
})

test('a hand that is asked to throw shows its pieces and a button, and says why it cannot be shaken here', async () => {
  const table = await makeFakeTable('border', 2, 'throws')
  table.playUntil((match) => pendingOf(match).some(({ kind }) => kind === 'chance'))
  const thrower = toldOf(table.match(), 0).toThrow[0]?.seat ?? 0
  const html = await htmlOf(handOf(table, thrower))
  expect(html.match(/class="die"/g)).toHaveLength(toldOf(table.match(), 0).toThrow.length)
  expect(html).toContain('needs an https address')
})

test('the end names the winner on each hand', async () => {
  const table = await makeFakeTable('nagaraja', 2, 'ends')
  table.playUntil(() => false)
  for (const seat of [0, 1]) {
    const html = await htmlOf(handOf(table, seat))
    expect(html).toContain('hand-prompt')
    expect(html).not.toContain('data-command')
  }
})

const kinds = ['connecting', 'lost', 'closed'] as const
test('each state of the link has a sentence in each language, on a hand and before it', async () => {
  const table = await makeFakeTable('border', 2, 'link')
  const refused: LinkStanding = { kind: 'refused', why: line('refusal.notYourTurn') }
  for (const language of languages) {
    const said = new Set<string>()
    for (const connection of [...kinds.map((kind) => ({ kind })), refused]) {
      const html = await htmlOf(<LinkPage connection={connection} onRetry={nothing} />, language)
      said.add(/role="status"><p>(.*?)<\/p>/.exec(html)?.[1] ?? '')
      expect(await htmlOf(handOf(table, 0, connection), language)).toContain('class="link-notice"')
    }
    expect(said.size).toBe(4)
    expect(said.has('')).toBe(false)
  }
  expect(await htmlOf(handOf(table, 0))).not.toContain('class="link-notice"')
})

test('the lobby lets a person touch free seats only', async () => {
  const table = await makeFakeTable('border', 3, 'lobby')
  const { seats } = table.link(null).state()
  const html = await htmlOf(<Lobby seats={seats} refused={null} onSit={nothing} />)
  expect(html.match(/class="lobby-seat"/g)).toHaveLength(3)
  expect(html.match(/class="lobby-seat" disabled=""/g)).toHaveLength(1)
})
