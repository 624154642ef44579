/** Opens the built page for a benchmark; builds it first unless a folder is given. */
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { raw, UsageError } from '../../src/cli/args.ts'
import { run as build } from '../../src/cli/build.ts'
import { line } from '../../src/kernel/line.ts'
import { type House, openOwnHouse } from '../browser/harness.ts'

export async function openBuilt(dist: string | undefined): Promise<House> {
  if (dist !== undefined && !existsSync(join(dist, 'index.html'))) {
    throw new UsageError('cli.error.file', { ...raw({ file: dist }), why: line('cli.why.ENOENT') })
  }
  process.env['JHAROKHA_DIST'] = dist ?? (await buildAside())
  return openOwnHouse()
}

async function buildAside(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'jharokha-'))
  // source maps tell which modules a built file contains
  const aside = ['--outDir', folder, '--sourcemap', 'hidden']
  const code = await build([...aside, '--logLevel', 'error'])
  if (code !== 0) throw new Error('the page could not be built')
  return folder
}
