/** English texts of links: why a screen elsewhere, or one of its messages, is refused. */
export const link = {
  'link.refused.noSuchCode': 'No table has this code. Look at the table again: four letters.',
  'link.refused.roomFull': 'This table has no room for another screen.',
  'link.refused.doorFull': 'Too many screens are connected here. Try again later.',
  'link.refused.notThisRole': 'This code is for another kind of screen.',
  'link.refused.otherProtocol':
    'This page and the table are different versions of Jharokha. Reload both.',
  'link.refused.badMessage': 'The table could not read this message.',
  'link.refused.tooLarge': 'This message is too long for the table.',
  'link.refused.tooFast': 'That was too much at once. Wait a moment.',
  'link.refused.notWelcomed': 'This screen is not at the table yet.',
  'link.refused.noNewcomers': 'The table takes no newcomers now.',
  'link.refused.noSuchSeat': 'Nobody can sit on this seat.',
  'link.refused.seatTaken': 'This seat belongs to another phone. The table can free it.',
  'link.refused.thrownOut': 'The people at the table have disconnected this phone.',
  'link.refused.tableClosed': 'The table is closed.',
}
