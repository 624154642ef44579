/** Greek texts of noughts and crosses. */
export const noughts = {
  'bots.habit.noughts.row': 'μια πλήρης σειρά',
  'noughts.name': 'Τρίλιζα',
  'noughts.tagline': 'Τρία στη σειρά, και ένα ζάρι.',
  'noughts.face': '{n, number}',
  'noughts.group': 'Σημείωσε ένα κουτάκι',
  'noughts.label': 'Σημείωση στο {cell}',
  'noughts.mark':
    '{n, plural, one {Σημείωσε ένα ελεύθερο κουτάκι.} other {Σημείωσε # ελεύθερα κουτάκια.}}',
  'noughts.throw': 'Ρίξε το ζάρι.',
  'noughts.tell.thrown': '{who}: το ζάρι δείχνει {n, number}.',
  'noughts.tell.marked': '{who}: σημειώνει το {cell}.',
  'noughts.won': '{who}: πλήρης σειρά.',
  'noughts.draw': 'Το ταμπλό γέμισε: ισοπαλία.',
  'noughts.marks': 'σημάδια',
  'noughts.free': 'ελεύθερο',
  'noughts.cell': '{cell}: {state}',
  'noughts.handful.one': 'ένα ζάρι',
}
