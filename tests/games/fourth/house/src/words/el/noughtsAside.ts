/** Greek texts of the reference page of noughts and crosses. */
export const noughtsAside = {
  'noughts.ref.goal': 'Γέμισε μια σειρά, μια στήλη ή μια διαγώνιο με τα σημάδια σου.',
  'noughts.ref.turn1': 'Ρίξε το ζάρι.',
  'noughts.ref.turn2': 'Σημείωσε ένα ελεύθερο κουτάκι.',
  'noughts.ref.turn3': 'Με έξι σημείωσε δύο.',
  'noughts.ref.points': 'Δεν υπάρχουν.',
  'noughts.ref.end': 'Μια πλήρης σειρά κερδίζει αμέσως· γεμάτο ταμπλό σημαίνει ισοπαλία.',
  'noughts.ref.special': 'Τίποτα.',
  'noughts.piece.mark': 'Σημάδι',
  'noughts.piece.mark.about': 'Μια πλάκα για κάθε πιασμένο τετράγωνο.',
}
