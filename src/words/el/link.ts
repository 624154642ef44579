/** Greek texts of links: why a screen elsewhere, or one of its messages, is refused. */
export const link = {
  'link.refused.noSuchCode':
    'Κανένα τραπέζι δεν έχει αυτόν τον κωδικό. Κοιτάξτε ξανά το τραπέζι: τέσσερα γράμματα.',
  'link.refused.roomFull': 'Αυτό το τραπέζι δεν χωράει άλλη οθόνη.',
  'link.refused.doorFull': 'Έχουν συνδεθεί πάρα πολλές οθόνες εδώ. Δοκιμάστε αργότερα.',
  'link.refused.notThisRole': 'Αυτός ο κωδικός είναι για άλλο είδος οθόνης.',
  'link.refused.otherProtocol':
    'Αυτή η σελίδα και το τραπέζι είναι διαφορετικές εκδόσεις του Jharokha. Φορτώστε ξανά και τα δύο.',
  'link.refused.badMessage': 'Το τραπέζι δεν μπόρεσε να διαβάσει αυτό το μήνυμα.',
  'link.refused.tooLarge': 'Αυτό το μήνυμα είναι πολύ μεγάλο για το τραπέζι.',
  'link.refused.tooFast': 'Ήταν πολλά μαζί. Περιμένετε λίγο.',
  'link.refused.notWelcomed': 'Αυτή η οθόνη δεν είναι ακόμα στο τραπέζι.',
  'link.refused.noNewcomers': 'Το τραπέζι δεν δέχεται νέους παίκτες τώρα.',
  'link.refused.noSuchSeat': 'Κανείς δεν μπορεί να καθίσει σε αυτή τη θέση.',
  'link.refused.seatTaken':
    'Αυτή η θέση ανήκει σε άλλο κινητό. Το τραπέζι μπορεί να την ελευθερώσει.',
  'link.refused.thrownOut': 'Οι παίκτες στο τραπέζι αποσύνδεσαν αυτό το κινητό.',
  'link.refused.tableClosed': 'Το τραπέζι έκλεισε.',
}
