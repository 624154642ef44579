/** English texts of The Border's reference page, guided first match and catalogue. */
export const borderAside = {
  'border.ref.goal':
    'Every sheet shows the same nine regions, each ringed by boxes. Close regions by crossing off all the boxes round them, sooner than the others.',
  'border.ref.turn1':
    'The active player throws five colour dice and may throw any of them again, up to three throws in all.',
  'border.ref.turn2':
    'First action: the active player crosses off boxes, one for each die of the same colour. Every segment that gets a cross must be completed.',
  'border.ref.turn3':
    'Second action: all the others use the dice that are left, each die once for each player. Every cross must lie next to a crossed box; nothing has to be completed.',
  'border.ref.points':
    'Whoever closes a region first earns its higher value. Everybody who closes it in a later action earns the lower one. Closed first in the same action by several, it gives all of them the higher value.',
  'border.ref.end':
    'When somebody closes a sixth own region, the second action of this round is still played. Most points win; in a tie the greatest circled value decides, then the next.',
  'border.ref.special':
    'When the active player has used all five dice, every other player may still use one of them. Unused dice are not a loss for the others: they get them all.',
  'border.guide.welcome':
    'Every sheet has the same nine regions, each ringed by boxes in six colours. Crossing off all the boxes round a region closes it. The colours run differently on every sheet.',
  'border.guide.throw':
    'Time to throw. Take the dice, shake them and let go, or press the button. “Odds” tells beforehand what this throw can bring.',
  'border.guide.keep':
    'These dice can stay, or any of them go back into the hand, up to three throws in all. Touch the dice to throw again, or choose from the list.',
  'border.guide.complete':
    'The first action: each die crosses off one box of its colour, and only whole segments count. Segments that these dice can finish glow. Dice that stay unused pass on to the others.',
  'border.guide.cross':
    'The second action: the dice that another player has left serve all the others. Each die crosses off one box of its colour beside a crossed one. Nothing has to be finished here.',
  'border.guide.values':
    'Closing a region first earns its higher value, closing it later the lower one. Closed first by several in the same action, it gives all of them the higher value. The strip shows what is left.',
  'border.guide.end':
    'The sixth region closed on one sheet ends the match with that round. Most points win. The rules are in the menu, the way back one step is at the foot of the table. Enjoy the match!',
  'border.guide.offer':
    'New to The Border? In this match a guide can show, step by step, what can be done.',
  'border.part.dice': 'Five colour dice',
  'border.part.sheet': 'A sheet: nine regions, ringed by boxes',
  'border.part.white': 'White boxes, crossed from the start',
  'border.part.values': 'Higher and lower value of a region',
  'border.piece.sheet': 'Sheet',
  'border.piece.sheet.about': 'Nine regions ringed by boxes; closing a region earns its value.',
  'border.piece.die': 'Colour die',
  'border.piece.die.about': 'Each of its six colours crosses off boxes of that colour.',
  'border.piece.ledge': 'Ledge with the throw',
  'border.piece.ledge.about': 'Shows the thrown colours large, for everybody round the table.',
  'border.piece.tile': 'Enamel tile',
  'border.piece.tile.about':
    'Repeats one thrown colour on the ledge; its sign tells it apart without the colour.',
  'border.piece.plate': 'Name plate',
  'border.piece.plate.about': 'Says whose sheet it is and how many points stand on it.',
  'border.piece.chalk': 'Chalk',
  'border.piece.chalk.about': 'Crosses boxes off and circles what has been earned.',
  'border.piece.eraser': 'Felt eraser',
  'border.piece.eraser.about': 'Lies beside the slates for the next match.',
  'border.piece.marigold': 'Marigold',
  'border.piece.marigold.about': 'A garland of them lies round the winner’s slate.',
  'border.piece.set-up': 'The Border on the table',
  'border.piece.set-up.about':
    'Slates round the tray, as a match begins or as it stands after a while.',
} as const
