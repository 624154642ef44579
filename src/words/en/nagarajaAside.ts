/** What is told of Nagaraja beside a match: its reference sheet. */
export const nagarajaAside = {
  'nagaraja.ref.goal':
    'Two explorers lay rooms in their temples, so that corridors lead from an entrance to hidden relics. Sacred relics give points; three open cursed ones lose the match.',
  'nagaraja.ref.turn1':
    'Call of fate: both lay cards of one symbol face-down and throw the sticks that are pictured on them.',
  'nagaraja.ref.turn2':
    'Confrontation: in turns, discard an own stick that shows a naga and lay a card to use its ability, or pass. More fate points win the room; the guide wins ties.',
  'nagaraja.ref.turn3':
    'Exploration: the winner lays the room at an entrance or beside another room, turned in any way. Then the other player becomes guide, draws three cards, keeps two and gives one away.',
  'nagaraja.ref.points':
    'A relic opens as soon as a corridor from an entrance reaches its niche, and closes again when the way is cut. Sacred relics are worth 3 to 5 points, cursed ones 6, some amulets a little more.',
  'nagaraja.ref.end':
    '25 points win at once. The third open cursed relic loses at once, and that is checked first. When a ninth room is laid, more points win.',
  'nagaraja.ref.special':
    'An amulet on a room belongs to the temple’s owner as soon as a corridor reaches it. A cancel amulet answers an ability that has just been used.',
} as const
