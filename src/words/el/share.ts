/** Greek texts of sharing a match and of full screen. */
export const share = {
  'share.link': 'Σύνδεσμος για κοινή χρήση',
  'share.address': 'Η διεύθυνση αυτής της παρτίδας',
  'share.copied':
    'Ο σύνδεσμος αντιγράφηκε. Όποιος τον ανοίξει έχει την παρτίδα στο ράφι του, ελεγμένη όπως ένα αρχείο.',
  'share.copy':
    'Αντίγραψε αυτή τη διεύθυνση. Όποιος την ανοίξει έχει την παρτίδα στο ράφι του, ελεγμένη όπως ένα αρχείο.',
  'share.tooLong': 'Αυτή η παρτίδα είναι πολύ μεγάλη για σύνδεσμο: ιδού ως αρχείο.',
  'share.fullScreen': 'Πλήρης οθόνη',
  'share.lead': 'Η πορεία της παρτίδας',
  'share.lead.after': '{share, plural, =1 {στο τέλος} other {στο {share, number, percent}}}',
  'share.time': 'Χρόνος',
  'share.time.of':
    '{minutes, plural, =0 {} one {# λεπτό } other {# λεπτά }}{seconds, number} δευτ.',
  'share.luck': 'Η παρτίδα σε αριθμούς',
  'share.luck.player': 'Παίκτης',
  'share.luck.throws': 'Ζαριές',
  'share.luck.pieces': 'Κομμάτια',
  'share.luck.p': 'p',
  'share.luck.about':
    'Το p είναι η πιθανότητα να πέσουν ομαλά κομμάτια τουλάχιστον τόσο άνισα όσο αυτά: κάτω από 0,01 θα ήταν παράξενο, μία φορά στις εκατό παρτίδες δεν είναι.',
} as const
