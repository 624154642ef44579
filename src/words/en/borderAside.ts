/** English texts of the reference page and the guided first match of The Border. */
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
} as const
