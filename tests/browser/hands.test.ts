/** A table page shared with the local network: a phone on a real socket takes a seat and acts, also after a reload of the table. */
import { join } from 'node:path'
import type { Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { border } from '../../src/games/border/index.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { makeDoorLink } from '../../src/link/carriers/doorLink.ts'
import { joinTable } from '../../src/link/screen/joinTable.ts'
import { root } from '../architecture/imports.ts'
import { nodeSockets } from '../link/nodeDoor.ts'
import { playPhone, type Screen } from '../link/world.ts'
import { builtFolder, type House, openTextHouse } from './harness.ts'
import { keptEntries, sitDown } from './person.ts'

interface Served {
  readonly server: Server
  readonly port: number
  readonly door: { close(): void }
}

let house: House
let served: Served
beforeAll(async () => {
  const { serveTable } = (await import(join(root, 'src/cli/serveTable.mjs'))) as {
    serveTable(folder: string, port: number, wanted: object): Promise<Served>
  }
  const wanted = { share: true, address: '127.0.0.1' }
  const [text, shared] = await Promise.all([
    openTextHouse(),
    serveTable(builtFolder(), 5460, wanted),
  ])
  served = shared
  house = { ...text, address: `http://127.0.0.1:${shared.port}` }
})
afterAll(async () => {
  served.door.close()
  served.server.close()
  await house.close()
})

function phoneOf(port: number, code: string) {
  const { ports, kill } = nodeSockets(port, '/door')
  const news: Screen['news'] = []
  const answers: Screen['answers'] = []
  let ids = 0
  const joined = joinTable({
    link: makeDoorLink(code, ports),
    role: 'hand',
    token: 'token-of-a-phone',
    name: 'Rukmini',
    seat: 0,
    now: Date.now,
    later: ports.later,
    makeId: () => `act-${(ids += 1)}`,
    onNews: (next) => void news.push(next),
  })
  const random = makeRandom('a phone')
  const phone = { joined, news, answers }
  const play = () => playPhone(border as AnyGame, phone, random)
  return { ...phone, kill, play }
}

test('a phone takes a seat by the code of the menu, plays, and goes on after a reload of the table', async () => {
  const { page, leave } = await sitDown(house, { game: 'border', kinds: 'hb', seed: 'hands' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Invite phones' }).click()
  const shown = page.locator('.hands-code')
  await shown.waitFor()
  expect(await page.getByRole('img', { name: /QR code/ }).count()).toBe(1)
  const phone = phoneOf(served.port, (await shown.textContent()) ?? '')
  await page.getByText('on a phone').waitFor()
  await page.getByText('Rukmini').first().waitFor()

  const plays = async (count: number) => {
    const from = phone.answers.filter((code) => code === null).length
    await expect
      .poll(() => (phone.play(), phone.answers.filter((code) => code === null).length - from), {
        timeout: 20_000,
      })
      .toBeGreaterThanOrEqual(count)
  }
  await plays(3)
  const before = (await keptEntries(page)).length
  await page.reload()
  await expect.poll(() => phone.joined.state().kind, { timeout: 20_000 }).toBe('joined')
  await plays(3)
  expect((await keptEntries(page)).length).toBeGreaterThan(before)

  phone.joined.leave()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByText('the phone is away').waitFor()
  await page.getByRole('button', { name: 'A bot for now: Rukmini' }).click()
  await page.getByText('a bot plays for now').waitFor()
  await page.getByRole('button', { name: 'Back to this screen: Rukmini' }).click()
  await page.getByText('at this screen').waitFor()
  await leave()
}, 60_000)
