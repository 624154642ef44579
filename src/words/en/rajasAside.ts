/** What is told of Rajas beside a match: its reference sheet. */
export const rajasAside = {
  'rajas.ref.goal':
    'Two markers run round the board towards each other: fame and wealth. Let yours meet or pass, and farther than the others’.',
  'rajas.ref.turn1':
    'In turns everybody places one worker on a free space of the quarry, the market, the palace or the harbour, pays its cost and does what it says.',
  'rajas.ref.turn2':
    'Dice pay for most things; the colour or the value counts. One karma turns a die that is being paid to its opposite face.',
  'rajas.ref.turn3':
    'When nobody can place a worker any more, all workers come back and a new round begins.',
  'rajas.ref.points':
    'Province tiles bring coins for their markets and fame for their buildings; roads to the rim bring incomes. Markets are sold again at the market, the river gives the benefit of the space where the boat stops.',
  'rajas.ref.end':
    'As soon as somebody’s markers meet, the cycle is completed: each player who has not yet had a turn in this cycle may place one worker. The greatest overlap wins.',
  'rajas.ref.special':
    'More workers are gained at fame 15, at wealth 20 and beyond the river’s bridge: the first two to come, with Navaratna all three. If Kali has too little room, take fewer dice or return some of yours first.',
} as const
