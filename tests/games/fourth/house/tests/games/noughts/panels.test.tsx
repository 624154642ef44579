/** The board renders in panels, in every language. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { noughts } from '../../../src/games/noughts/index.ts'
import { PanelBoard } from '../../../src/ui/panels/PanelBoard.tsx'
import { VoiceProvider } from '../../../src/ui/voice.tsx'
import { loadDictionary } from '../../../src/words/load.ts'
import { languages } from '../../../src/words/types.ts'
import { makeVoice } from '../../../src/words/voice.ts'

test.each(languages)('%s', async (language) => {
  const voice = makeVoice(language, await loadDictionary(language), (seat) => `P${seat + 1}`)
  const state = noughts.evolve(noughts.setup(2, {}), { type: 'marked', seat: 1, cell: 4 })
  const html = renderToStaticMarkup(
    <VoiceProvider value={voice}>
      <PanelBoard game={noughts} view={noughts.view(state, 'table')} viewer="table" />
    </VoiceProvider>,
  )
  expect(html).toContain(voice.say({ key: 'noughts.name' }))
  expect(html.match(/·/g)).toHaveLength(8)
  expect(html).toContain('○')
})
