/** Tells whether a terminal shows colours and obeys cursor movements. */

interface Output {
  readonly isTTY?: boolean
}

/** `TERM=dumb` is a terminal without escape sequences, as inside editors. */
const isDumb = ({ TERM }: NodeJS.ProcessEnv): boolean => TERM === 'dumb'

export const canMoveCursor = ({ isTTY }: Output, env = process.env): boolean =>
  isTTY === true && !isDumb(env)

export const showsColour = (output: Output, env = process.env): boolean =>
  canMoveCursor(output, env) && env['NO_COLOR'] === undefined
