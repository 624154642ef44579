/** The server of the page under requests that no browser sends, and under a build that changes its files. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request, type Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../architecture/imports.ts'
import { hostilePaths, hostileRanges } from '../../kit/hostile/requests.ts'
import { runHostile } from '../../kit/hostile/run.ts'
import { makeSite } from '../../kit/hostile/server.ts'

interface Serving {
  serve(
    folder: string,
    port: number,
    more?: { names?: readonly string[] },
  ): Promise<{ server: Server; port: number }>
}

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

const site = makeSite()
let port = 0
let server: Server
let other: Awaited<ReturnType<Serving['serve']>>

beforeAll(async () => {
  const { serve } = (await import(join(root, 'src/cli/serve.mjs'))) as Serving
  const served = await serve(site.folder, 0)
  server = served.server
  port = served.port
  other = await serve(site.folder, 0, { names: ['table.example'] })
})

afterAll(() => {
  server.close()
  other.server.close()
  site.remove()
})

/** The path goes out as it is written: `fetch` would tidy it up. */
function ask(
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
  at = port,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: at, path, headers, method, agent: false }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('error', reject)
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }))
    })
      .on('error', reject)
      .end()
  })
}

describe('paths', () => {
  test.each(hostilePaths.map((path) => [path.slice(0, 60), path]))('%s', async (_, path) => {
    const { status, text } = await ask(path)
    expect(text).not.toMatch(/outside|root:/)
    expect(status).toBeLessThan(500)
    expect((await ask('/')).status).toBe(200)
  })

  test('pages under /assets/ are asked for anew, like every page', async () => {
    const { headers, text } = await ask('/assets/table')
    expect(text).toContain('id="root"')
    expect(headers['cache-control']).toBe('no-cache')
  })
})

describe('ranges', () => {
  test.each(hostileRanges)('%s', async (range, wanted) => {
    const { status, headers, text } = await ask('/ten.txt', { range })
    const seen = [status, headers['content-range'], text]
    const start = '0123456789'.indexOf(String(wanted))
    const end = start + String(wanted).length - 1
    if (wanted === 416) expect(seen).toEqual([416, 'bytes */10', ''])
    else if (wanted === null) expect(seen).toEqual([200, undefined, '0123456789'])
    else expect(seen).toEqual([206, `bytes ${start}-${end}/10`, wanted])
    expect((await ask('/ten.txt')).text).toBe('0123456789')
  })

  test('an empty file, HEAD and If-Range get the whole file', async () => {
    const range = 'bytes=-5'
    expect((await ask('/assets/physics-1a2b.wasm', { range })).status).toBe(200)
    expect((await ask('/ten.txt', { range }, 'HEAD')).headers['content-length']).toBe('10')
    expect((await ask('/ten.txt', { range, 'if-range': '"x"' })).text).toBe('0123456789')
  })
})

describe('hosts', () => {
  test.each(['localhost', 'LOCALHOST:5310', 'localhost.', '127.0.0.1:80', '[::1]:5310'])(
    '%s is this machine',
    async (host) => {
      expect((await ask('/', { host })).status).toBe(200)
    },
  )

  test.each([
    'evil.example',
    'localhost.evil.example',
    'evil.example:5310',
    '10.0.0.1',
    'a@localhost',
  ])('%s is refused in a sentence', async (host) => {
    const { status, text } = await ask('/', { host })
    expect([status, text]).toEqual([421, expect.stringContaining('localhost')])
    expect(text).not.toContain('root')
  })

  test('the host of an absolute request target wins over the Host header', async () => {
    expect((await ask('http://evil.example/', { host: 'localhost' })).status).toBe(421)
    expect((await ask('http://localhost/ten.txt', { host: 'evil.example' })).text).toBe(
      '0123456789',
    )
  })

  test('an additional host name that was configured is answered', async () => {
    const { status } = await ask('/', { host: 'table.example:443' }, 'GET', other.port)
    expect(status).toBe(200)
  })
})

describe('files that change', () => {
  test('a file that vanished gives 404, and the server goes on', async () => {
    const path = join(site.folder, 'assets', 'gone-1a2b.js')
    writeFileSync(path, 'export {}')
    expect((await ask('/assets/gone-1a2b.js')).status).toBe(200)
    rmSync(path)
    expect((await ask('/assets/gone-1a2b.js')).status).toBe(404)
    expect((await ask('/ten.txt')).status).toBe(200)
  })

  test('a folder in the place of a file gives 404', async () => {
    mkdirSync(join(site.folder, 'folder.js'), { recursive: true })
    expect((await ask('/folder.js')).status).toBe(404)
  })

  test('a request during the swap of builds waits for the new page', async () => {
    const away = `${site.folder}-away`
    renameSync(site.folder, away)
    const asked = ask('/')
    setTimeout(() => renameSync(away, site.folder), 40)
    expect((await asked).status).toBe(200)
  })

  test('styles of a newer page are allowed as soon as it is there', async () => {
    const before = (await ask('/')).headers['content-security-policy']
    writeFileSync(join(site.folder, 'index.html'), '<style>b{}</style><div id="root"></div>')
    const after = (await ask('/')).headers['content-security-policy']
    expect(after).toContain('sha256-')
    expect(after).not.toBe(before)
  })
})

test('600 random requests leave the server alive', async () => {
  const { crashes, hangs, failures } = await runHostile({
    part: 'server',
    count: 600,
    seed: 'suite',
  })
  expect([crashes, hangs, failures]).toEqual([0, 0, []])
})
