/** The commands of noughts and crosses. */
export interface Command {
  readonly type: 'mark'
  readonly cell: number
}
