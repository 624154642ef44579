/** The server of the built page: files, media types, caching and the policy headers. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../architecture/imports.ts'

interface Serving {
  serve(folder: string, port: number): Promise<{ server: Server; port: number }>
}

const folder = mkdtempSync(join(tmpdir(), 'jharokha-serve-'))
let address = ''
let server: Server

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<style>a{}</style><div id="root"></div>')
  writeFileSync(join(folder, 'assets', 'main-1a2b.js'), 'export {}')
  writeFileSync(join(folder, 'assets', 'physics-1a2b.wasm'), '')
  writeFileSync(join(folder, 'sheet.glb'), 'glTF')
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}')
  const { serve } = (await import(join(root, 'src/cli/serve.mjs'))) as Serving
  const served = await serve(folder, 0)
  server = served.server
  address = `http://127.0.0.1:${served.port}`
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, init: RequestInit = {}) => fetch(address + path, init)

/** As it is written: `fetch` tidies addresses up before it sends them. */
function raw(path: string): Promise<{ status: number | undefined; text: string }> {
  const { port } = new URL(address)
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ status: answer.statusCode, text }))
    })
      .on('error', reject)
      .end()
  })
}

function policyOf(answer: Response): Readonly<Record<string, readonly string[]>> {
  const parts = (answer.headers.get('content-security-policy') ?? '').split('; ')
  return Object.fromEntries(
    parts.map((part) => {
      const [name = '', ...sources] = part.split(' ')
      return [name, sources]
    }),
  )
}

describe('files', () => {
  test('addresses without an extension get the page, missing files 404', async () => {
    for (const path of ['/', '/match/abc', '/setup/border?seed=1']) {
      const answer = await get(path)
      expect(answer.status, path).toBe(200)
      expect(await answer.text(), path).toContain('id="root"')
    }
    for (const path of ['/nothing.js', '/assets/gone-1a2b.js']) {
      expect((await get(path)).status, path).toBe(404)
    }
  })

  test('no address leaves the folder or stops the server', async () => {
    writeFileSync(`${folder}.json`, 'outside')
    const beside = `${basename(folder)}.json`
    const ways = ['/../', '/%2e%2e/', '/..%2f', '/assets/../../', '/..\\'].map(
      (way) => way + beside,
    )
    for (const path of [...ways, '//', '//x.js', '/%', '/%00', '*', 'http://[']) {
      const { status, text } = await raw(path)
      expect(text, path).not.toContain('outside')
      expect(status, path).toBeLessThan(500)
    }
    rmSync(`${folder}.json`)
  })

  test('methods other than GET and HEAD get 405', async () => {
    expect((await get('/', { method: 'POST' })).status).toBe(405)
    const head = await get('/', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  test.each([
    ['/', /^text\/html; ?charset=utf-8$/],
    ['/assets/main-1a2b.js', /^text\/javascript/],
    ['/assets/physics-1a2b.wasm', /^application\/wasm$/],
    ['/sheet.glb', /^model\/gltf-binary$/],
    ['/manifest.webmanifest', /^application\/manifest\+json$/],
  ])('%s has its type', async (path, type) => {
    expect((await get(path)).headers.get('content-type')).toMatch(type)
  })

  test('files with a content hash are cached for a year, all others are revalidated', async () => {
    const named = (await get('/assets/main-1a2b.js')).headers.get('cache-control')
    expect(named).toBe('public, max-age=31536000, immutable')
    const page = await get('/')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    const again = await get('/', { headers: { 'if-none-match': page.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })
})

describe('the policy', () => {
  test('allows only the sources that the page uses', async () => {
    const { 'style-src': styles = [], ...policy } = policyOf(await get('/'))
    expect(policy).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", "'wasm-unsafe-eval'"],
      // where an address of a stage is built, the stage is shown at work
      'frame-src': ["'self'"],
      'worker-src': ["'self'"],
      'font-src': ["'self'"],
      'img-src': ["'self'", 'blob:', 'data:'],
      'connect-src': ["'self'", 'blob:'],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    })
    expect(styles[0]).toBe("'self'")
    expect(styles.slice(1).every((one) => one.startsWith("'sha256-"))).toBe(true)
    expect(styles.length).toBeGreaterThan(1)
  })

  test('is on every answer, also on a 404', async () => {
    for (const path of ['/', '/assets/main-1a2b.js', '/nothing.js', '/match/abc']) {
      const { headers } = await get(path)
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('x-frame-options'), path).toBe('DENY')
      expect(headers.get('content-security-policy'), path).toContain("default-src 'none'")
    }
  })

  test('only bare pages of one component may be shown in a frame', async () => {
    const framing = async (path: string) => {
      const answer = await get(path)
      return [policyOf(answer)['frame-ancestors'], answer.headers.get('x-frame-options')]
    }
    expect(await framing('/showcase/border/tile?ui=none&spin=20')).toEqual([['*'], null])
    for (const path of [
      '/showcase?ui=none',
      '/showcase/border?ui=none',
      '/showcase/border/tile',
      '/showcase/border/tile/more?ui=none',
      '/showcase/border/%2e%2e?ui=none',
      '/showcase/border/..%2f..?ui=none',
      '//x/showcase/border/tile?ui=none',
      '/showcase/border',
      '/showcased?ui=none',
      '/match/abc?ui=none',
      '/?ui=none',
    ]) {
      expect(await framing(path), path).toEqual([["'none'"], 'DENY'])
    }
  })
})
