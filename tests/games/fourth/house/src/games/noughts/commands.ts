/** What players may do. */
export interface Command {
  readonly type: 'mark'
  readonly cell: number
}
