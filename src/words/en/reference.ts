/** Words of the reference sheets. */
export const reference = {
  'ui.ref.title.goal': 'The goal',
  'ui.ref.title.turn': 'A turn',
  'ui.ref.title.points': 'Points',
  'ui.ref.title.end': 'The end',
  'ui.ref.title.special': 'Worth knowing',
  'ui.ref.title.symbols': 'Symbols',
  'ui.ref.title.keys': 'Keys at the table',
  'ui.ref.keys':
    'Tab goes from part to part, the arrow keys along the choices, Enter chooses. Alt+T throws, Alt+Z takes back, Alt+S skips, Alt+W asks why not. On the timeline the arrow keys go from step to step, Page Up and Page Down from turn to turn.',
  'ui.ref.border.goal':
    'Every sheet shows the same nine regions, each ringed by boxes. Close regions by crossing off all the boxes round them, sooner than the others.',
  'ui.ref.border.turn.1':
    'The active player throws five colour dice and may throw any of them again, up to three throws in all.',
  'ui.ref.border.turn.2':
    'First action: the active player crosses off boxes, one for each die of the same colour. Every segment that gets a cross must be completed.',
  'ui.ref.border.turn.3':
    'Second action: all the others use the dice that are left, each die once for each player. Every cross must lie next to a crossed box; nothing has to be completed.',
  'ui.ref.border.points':
    'Whoever closes a region first earns its higher value. Everybody who closes it in a later action earns the lower one. Closed first in the same action by several, it gives all of them the higher value.',
  'ui.ref.border.end':
    'When somebody closes a sixth own region, the second action of this round is still played. Most points win; in a tie the greatest circled value decides, then the next.',
  'ui.ref.border.special':
    'When the active player has used all five dice, every other player may still use one of them. Unused dice are not a loss for the others: they get them all.',
  'ui.ref.nagaraja.goal':
    'Two explorers lay rooms in their temples, so that corridors lead from an entrance to hidden relics. Sacred relics give points; three open cursed ones lose the match.',
  'ui.ref.nagaraja.turn.1':
    'Call of fate: both lay cards of one symbol face-down and throw the sticks that are pictured on them.',
  'ui.ref.nagaraja.turn.2':
    'Confrontation: in turns, discard an own stick that shows a naga and lay a card to use its ability, or pass. More fate points win the room; the guide wins ties.',
  'ui.ref.nagaraja.turn.3':
    'Exploration: the winner lays the room at an entrance or beside another room, turned in any way. Then the other player becomes guide, draws three cards, keeps two and gives one away.',
  'ui.ref.nagaraja.points':
    'A relic opens as soon as a corridor from an entrance reaches its niche, and closes again when the way is cut. Sacred relics are worth 3 to 5 points, cursed ones 6, some amulets a little more.',
  'ui.ref.nagaraja.end':
    '25 points win at once. The third open cursed relic loses at once, and that is checked first. When a ninth room is laid, more points win.',
  'ui.ref.nagaraja.special':
    'An amulet on a room belongs to the temple’s owner as soon as a corridor reaches it. A cancel amulet answers an ability that has just been used.',
  'ui.ref.rajas.goal':
    'Two markers run round the board towards each other: fame and wealth. Let yours meet or pass, and farther than the others’.',
  'ui.ref.rajas.turn.1':
    'In turns everybody places one worker on a free space of the quarry, the market, the palace or the harbour, pays its cost and does what it says.',
  'ui.ref.rajas.turn.2':
    'Dice pay for most things; the colour or the value counts. One karma turns a die that is being paid to its opposite face.',
  'ui.ref.rajas.turn.3':
    'When nobody can place a worker any more, all workers come back and a new round begins.',
  'ui.ref.rajas.points':
    'Province tiles bring coins for their markets and fame for their buildings; roads to the rim bring incomes. Markets are sold again at the market, the river gives the benefit of the space where the boat stops.',
  'ui.ref.rajas.end':
    'As soon as somebody’s markers meet, the cycle is completed: each player up to the first player of the round may place one more worker. The greatest overlap wins.',
  'ui.ref.rajas.special':
    'More workers are gained at fame 15, at wealth 20 and beyond the river’s bridge: the first two to come, with Navaratna all three. If Kali has too little room, take fewer dice or return some of yours first.',
} as const
