/** Greek warnings about storage that is almost full. */
export const space = {
  'space.scarce':
    'Ο χώρος αποθήκευσης αυτής της σελίδας σχεδόν γέμισε: ελεύθερα {free, number} από {quota, number} MB.',
  'space.couldGo':
    'Αυτές οι παρτίδες έχουν τελειώσει, οι πιο μακριές πρώτα. Αποθήκευσε σε αρχείο όποια θέλεις να κρατήσεις και μετά πέταξέ την από εδώ.',
  'space.nothingOver': 'Καμία παρτίδα σου δεν έχει τελειώσει ακόμη.',
  'space.makeRoom': 'Κάνε χώρο',
  'space.keep': 'Κράτησέ την',
  'space.notSaved': 'Αυτή η παρτίδα δεν μπορεί να αποθηκευτεί σε αρχείο όπως είναι.',
} as const
