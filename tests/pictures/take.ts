/** Takes pictures of components at given links, one after the other on one page. */
import type { Page } from 'playwright-core'
import { type House, visit } from '../browser/harness.ts'
import { size } from './links.ts'

export interface Link {
  readonly name: string
  readonly address: string
}

export interface Taken {
  readonly name: string
  readonly png: Buffer
}

/** Without loading the page again; resolves when exactly this is drawn whole. */
async function pictureAt(page: Page, address: string): Promise<Buffer> {
  await page.evaluate((to) => {
    document.querySelector('.showcase-stage canvas')?.removeAttribute('data-shown')
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  const canvas = page.locator('.showcase-stage canvas[data-shown]')
  await canvas.waitFor({ state: 'attached' })
  const url = await canvas.evaluate((own) => (own as HTMLCanvasElement).toDataURL('image/png'))
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

export async function takePictures(
  house: House,
  links: readonly Link[],
  onTaken: (taken: Taken) => void = () => undefined,
): Promise<readonly Taken[]> {
  const [first] = links
  if (!first) return []
  // another than the first one: what is there already is not drawn again
  const { page, context } = await visit(house, `${first.address}&zoom=1.1`, {
    viewport: size,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  })
  await page.locator('.showcase-stage canvas[data-shown]').waitFor()
  const all: Taken[] = []
  for (const { name, address } of links) {
    const taken = { name, png: await pictureAt(page, address) }
    all.push(taken)
    onTaken(taken)
  }
  await context.close()
  return all
}
