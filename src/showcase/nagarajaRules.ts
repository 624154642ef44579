/** The rules that rooms follow. */
export const rulesOfRoom = (hasCrypt: boolean): readonly string[] =>
  hasCrypt ? ['N32', 'N33', 'N39', 'N40'] : ['N32', 'N33', 'N39']
