/** Takes a match off the table that has it open: the page there says that it is open elsewhere. */
import { makeId } from './makeId.ts'

/** Wherever the table is; without locks it is left alone. */
export async function closeTable(id: string): Promise<void> {
  try {
    await navigator.locks.request(nameOf(id), { steal: true }, () => undefined)
  } catch {
    // Not offered here, or stolen in turn.
  }
}

/** Only when the table is on this very page: another tab's may go on. */
export async function closeOwnTable(id: string): Promise<void> {
  try {
    if (await isOnThisPage(nameOf(id))) await closeTable(id)
  } catch {
    // Not offered here.
  }
}

/** A lock that only this page can have tells by which name the browser knows the page. */
async function isOnThisPage(name: string): Promise<boolean> {
  const own = `jharokha.page.${makeId()}`
  const { held = [] } = await navigator.locks.request(own, () => navigator.locks.query())
  const pageOf = (wanted: string) => held.find((lock) => lock.name === wanted)?.clientId
  return pageOf(own) !== undefined && pageOf(own) === pageOf(name)
}

/** As the table calls it. */
function nameOf(id: string): string {
  return `jharokha.${id}`
}
