/** Codes of four letters, one for each role of a room; letters that look like others are left out. */
import { randomInt } from 'node:crypto'

const letters = 'ABCDEFGHJKMNPRSTUVWXYZ'
export const roles = ['hand', 'table', 'stage', 'desk', 'follower']

const isCode = (text) =>
  typeof text === 'string' && text.length === 4 && [...text].every((one) => letters.includes(one))

const randomCode = () =>
  Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')

/** As a person may type it. */
export const readCode = (text) => text.toUpperCase().replace(/[^A-Z]/g, '')

/** Keeps the former code of each role, if nobody else has it. */
export function makeCodes(former, isTaken) {
  const codes = {}
  const isFree = (code) => isCode(code) && !isTaken(code) && !Object.values(codes).includes(code)
  for (const role of roles) {
    let code = former?.[role]
    while (!isFree(code)) code = randomCode()
    codes[role] = code
  }
  return codes
}
