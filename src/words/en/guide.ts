/** Words of the guided opening. */
export const guide = {
  'guide.title': 'Guide',
  'guide.offer':
    'New to The Border? In this match a guide can show, step by step, what can be done.',
  'guide.yes': 'Show me',
  'guide.no': 'No, thanks',
  'guide.next': 'Understood',
  'guide.end': 'End the guide',
  'guide.place': '{n, number} of {of, number}',
  'guide.begin': 'Play a guided match',
  'guide.border.welcome':
    'Every sheet has the same nine regions, each ringed by boxes in six colours. Crossing off all the boxes round a region closes it. The colours run differently on every sheet.',
  'guide.border.throw':
    'Time to throw. Take the dice, shake them and let go, or press the button, or Alt+T. “Odds” tells beforehand what this throw can bring.',
  'guide.border.keep':
    'These dice can stay, or any of them go back into the hand, up to three throws in all. Touch the dice to throw again, or choose from the list.',
  'guide.border.complete':
    'The first action: each die crosses off one box of its colour, and only whole segments count. Segments that these dice can finish glow. Dice that stay unused pass on to the others.',
  'guide.border.cross':
    'The second action: the dice that another player has left serve all the others. Each die crosses off one box of its colour beside a crossed one. Nothing has to be finished here.',
  'guide.border.values':
    'Closing a region first earns its higher value, closing it later the lower one. Closed first by several in the same action, it gives all of them the higher value. The strip shows what is left.',
  'guide.border.end':
    'The sixth region closed on one sheet ends the match with that round. Most points win. The rules are in the menu, the way back one step is at the foot of the table. Enjoy the match!',
} as const
