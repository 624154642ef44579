/** Greek texts that all reference pages share. */
export const reference = {
  'ui.ref.title.goal': 'Ο στόχος',
  'ui.ref.title.turn': 'Μια σειρά',
  'ui.ref.title.points': 'Πόντοι',
  'ui.ref.title.end': 'Το τέλος',
  'ui.ref.title.special': 'Καλό να ξέρεις',
  'ui.ref.title.symbols': 'Σύμβολα',
  'ui.ref.title.keys': 'Πλήκτρα στο τραπέζι',
  'ui.ref.keys':
    'Το Tab πηγαίνει από μέρος σε μέρος, τα βέλη διατρέχουν τις επιλογές, το Enter διαλέγει. Alt+T ρίχνει, Alt+Z αναιρεί, Alt+S παραλείπει, Alt+W ρωτά γιατί όχι, Alt+A τι θα έκανε ένα μποτ. Στη χρονογραμμή τα βέλη πάνε βήμα βήμα, τα Page Up και Page Down από σειρά σε σειρά.',
  'ui.ref.title.components': 'Εξαρτήματα',
  'ui.ref.title.rules': 'Οι αριθμημένοι κανόνες',
  'ui.ref.rules': 'Κανόνες {numbers}',
  'ui.ref.rulesAbout':
    'Οι αριθμημένοι κανόνες είναι στα αγγλικά: σε αυτούς παραπέμπουν οι απαντήσεις.',
}
