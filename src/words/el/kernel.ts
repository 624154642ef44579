/** Words of the kernel in Greek. */
import type { kernel as source } from '../en/kernel.ts'

export const kernel: Readonly<Record<keyof typeof source, string>> = {
  'language.name': 'Ελληνικά',
  'refusal.over': 'Η παρτίδα έχει τελειώσει.',
  'refusal.notAnInput': 'Αυτό δεν είναι βήμα παρτίδας.',
  'refusal.notYourTurn': 'Δεν είναι η σειρά αυτού του παίκτη να επιλέξει.',
  'refusal.notLegal': 'Οι κανόνες δεν το επιτρέπουν τώρα.',
  'refusal.staleChance': 'Αυτή η ζαριά ή το τράβηγμα δεν ζητείται πια.',
  'refusal.wrongAnswer': 'Αυτές οι όψεις ή κάρτες δεν ταιριάζουν με ό,τι ζητήθηκε.',
  'refusal.nothingToTakeBack': 'Δεν υπάρχει κάτι για αναίρεση.',
  'refusal.cannotTakeBackChance': 'Ό,τι έκρινε η τύχη δεν αναιρείται.',
  'refusal.cannotTakeBackReveal': 'Ό,τι αποκαλύφθηκε δεν αναιρείται.',
  'refusal.cannotTakeBackFinal': 'Αυτό το βήμα ήταν οριστικό: δεν αναιρείται.',
  'refusal.notYoursToTakeBack': 'Το τελευταίο βήμα ανήκει σε άλλον παίκτη.',
  'refusal.badSeats': 'Αυτό το παιχνίδι δεν παίζεται με τόσους παίκτες.',
  'refusal.badOptions': 'Αυτές οι επιλογές δεν υπάρχουν στο παιχνίδι ή δεν συνδυάζονται.',
  'refusal.emptyFile': 'Το αρχείο είναι κενό.',
  'refusal.tooLarge': 'Το αρχείο είναι πολύ μεγάλο για παρτίδα.',
  'refusal.notJson': 'Το αρχείο δεν διαβάζεται: δεν είναι JSON ή έχει κοπεί.',
  'refusal.notARecord': 'Το αρχείο δεν είναι αποθηκευμένη παρτίδα του Jharokha.',
  'refusal.badField': 'Το αρχείο έχει μια τιμή που δεν ταιριάζει: {what}.',
  'refusal.unknownGame': 'Το αρχείο είναι για παιχνίδι που δεν υπάρχει εδώ: {what}.',
  'refusal.badEdition':
    'Το αρχείο περιέχει τιμές εξαρτημάτων που δεν ταιριάζουν σε αυτό το παιχνίδι.',
  'refusal.newerVersion': 'Το αρχείο προέρχεται από νεότερη έκδοση του Jharokha.',
  'refusal.otherRules': 'Η παρτίδα παίχτηκε με άλλη έκδοση των κανόνων.',
  'refusal.damaged': 'Το αρχείο άλλαξε ή φθάρηκε μετά την αποθήκευση.',
  'refusal.brokenEntry': 'Η παρτίδα χαλάει στην εγγραφή {at, number}: {because}',
  'refusal.wrongHash': 'Μετά την εγγραφή {at, number} η θέση δεν είναι αυτή που αποθηκεύτηκε.',
  'refusal.tooLong':
    'Το αρχείο έχει περισσότερες εγγραφές από όσες μπορεί να έχει μια παρτίδα αυτού του παιχνιδιού.',
}
