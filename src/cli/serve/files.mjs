/** Opens files of a build by their addresses, also while another build takes its place. */
import { open } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Files of earlier builds: a page that was opened before the last build still asks for them. */
export const previousOf = (folder) =>
  join(dirname(folder), '.cache', `${basename(folder)}-previous`)

const absent = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EINVAL', 'ELOOP'])

/** The open file and its figures; null where there is no such file. */
async function openFile(path) {
  try {
    const handle = await open(path)
    const stats = await handle.stat()
    if (stats.isFile()) return { path, handle, stats }
    await handle.close()
    return null
  } catch (error) {
    if (absent.has(error.code)) return null
    throw error
  }
}

/** Between two renames of a build there is no page for less than a millisecond. */
async function openPage(folder) {
  for (let tries = 0; tries < 5; tries += 1) {
    const page = await openFile(join(folder, 'index.html'))
    if (page) return page
    await wait(20)
  }
  return null
}

const hasEnding = (steps) => /\.\w+$/.test(steps.at(-1) ?? '')

/** Addresses without an ending are the app's own pages. */
export async function findFile(folder, steps) {
  if (!hasEnding(steps) || steps.join('/') === 'index.html') return openPage(folder)
  return (
    (await openFile(join(folder, ...steps))) ?? (await openFile(join(previousOf(folder), ...steps)))
  )
}
