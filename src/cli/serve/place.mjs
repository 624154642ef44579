/** Puts a finished build in the place of the one before, whose files are kept for pages that are still open. */
import { copyFileSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { previousOf } from './files.mjs'

const mostTries = 20

const remove = (folder) => rmSync(folder, { recursive: true, force: true })

/** A folder that is not there is an empty one. */
function filesIn(folder) {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
}

/** Some file systems have no links. */
function linkOrCopy(from, to) {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** Names with a hash of their content never collide; of the others the newest is kept. */
function keep(folder) {
  for (const file of filesIn(folder)) {
    const to = join(previousOf(folder), file)
    mkdirSync(dirname(to), { recursive: true })
    rmSync(to, { force: true })
    linkOrCopy(join(folder, file), to)
  }
}

function moveAway(folder, old) {
  try {
    renameSync(folder, old)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}

/** Another build may put itself there in between: then that one is moved away, too. */
function swap(next, folder, old) {
  for (let tries = 1; ; tries += 1) {
    try {
      moveAway(folder, old)
      return renameSync(next, folder)
    } catch (error) {
      if (tries === mostTries) throw error
    } finally {
      remove(old)
    }
  }
}

export function putInPlace(next, folder) {
  mkdirSync(dirname(previousOf(folder)), { recursive: true })
  keep(folder)
  swap(next, folder, `${previousOf(folder)}-${process.pid}`)
}

/** Files of earlier builds are kept until the next start. */
export function forgetPrevious(folder) {
  remove(previousOf(folder))
}
