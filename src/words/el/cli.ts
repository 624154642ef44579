/** Words of the commands in Greek. */
import type { cli as source } from '../en/cli.ts'

export const cli: Readonly<Record<keyof typeof source, string>> = {
  'cli.play.help':
    'npm run play -- --game NAME [--seats N] [--bots K] [--seed S] [--options JSON] [--edition FILE] [--save FILE] [--lang en|el|pl|ru] [--throws physics|seeded|typed] [--quiet]\n\nΠαίζει ένα παιχνίδι στο τερματικό. Οι τελευταίες K θέσεις είναι μποτ· με μποτ σε όλες, η παρτίδα παίζεται μόνη της. Ένα FILE που υπάρχει συνεχίζεται. Με --quiet τυπώνεται μόνο το αποτέλεσμα. Ένα FILE με --edition περιέχει τις δικές σας τιμές εξαρτημάτων, όπως στο src/games/rajas/data/rajas.json.\n\nΠαιχνίδια: {games}',
  'cli.verify.help':
    'npm run verify -- FILE [--fast] [--json] [--lang en|el|pl|ru]\n\nΞαναπαίζει μια αποθηκευμένη παρτίδα και ελέγχει κάθε κίνηση, θέση και ζαριά. Με --fast τα ζάρια δεν ξαναρίχνονται. Με --json η τελευταία γραμμή είναι ένα αντικείμενο JSON με τα νούμερα και το «ok».',
  'cli.play.keys':
    'Γράψτε έναν αριθμό για επιλογή ή μέρος μιας λέξης για λιγότερες επιλογές· μια κενή γραμμή τις δείχνει πάλι όλες.\n  u  αναίρεση του τελευταίου βήματος\n  r  αναίρεση επιλογής όσο οι άλλοι επιλέγουν ακόμη\n  h  υπόδειξη\n  v  όλο το τραπέζι\n  l  όλο το ημερολόγιο\n  s  αποθήκευση τώρα\n  q  τέλος εδώ\n  ?  αυτή η βοήθεια',
  'cli.who': '{who}',
  'cli.number': '{n, number}',
  'cli.seat': 'Παίκτης {n, number}',
  'cli.bot': 'Μποτ {n, number}',
  'cli.ask': 'αριθμός, λέξη ή ? > ',
  'cli.throw':
    '{who}: Enter για ρίψη, {n, plural, one {# κομμάτι} other {# κομμάτια}} (u αναίρεση, q τέλος) > ',
  'cli.typed':
    '{who}: ρίξτε {n, plural, one {το αληθινό κομμάτι} other {τα # αληθινά κομμάτια}} και γράψτε τι ήρθε, με αυτή τη σειρά· το Enter τα ρίχνει εδώ (u αναίρεση, q τέλος) > ',
  'cli.typed.faces': '{pieces}: {faces}',
  'cli.typed.facesOf': '{who}, {pieces}: {faces}',
  'cli.typed.wrong':
    'Δεν είναι μία όψη για {n, plural, one {το κομμάτι} other {καθένα από τα # κομμάτια}}.',
  'cli.more': '… και {n, number} ακόμη: γράψτε μια λέξη για λιγότερες επιλογές',
  'cli.none': 'Καμία επιλογή εδώ δεν έχει αυτές τις λέξεις.',
  'cli.noNumber': 'Δεν υπάρχει επιλογή με αριθμό {n, number}.',
  'cli.hint': 'Ένα μποτ θα διάλεγε το {n, number}: {choice}',
  'cli.saved': 'Αποθηκεύτηκε: {file}',
  'cli.noFile': 'Δώστε ένα αρχείο με --save για αποθήκευση της παρτίδας.',
  'cli.resumed': '{file}: {n, plural, one {ξαναπαίχτηκε # βήμα} other {ξαναπαίχτηκαν # βήματα}}.',
  'cli.ended': 'Η είσοδος τελείωσε και η παρτίδα σταματά εδώ.',
  'cli.stopped': 'Η παρτίδα σταματά εδώ.',
  'cli.takenBack': 'Αναιρέθηκε.',
  'cli.passTo': '{who}: καθίστε και πατήστε Enter > ',
  'cli.result': 'Αποτέλεσμα',
  'cli.place': 'Κατάταξη',
  'cli.player': 'Παίκτης',
  'cli.score': 'Πόντοι',
  'cli.details': 'Λεπτομέρειες',
  'cli.text': '{text}',
  'cli.verify.whole': 'όλα σωστά.',
  'cli.verify.partly': 'οι κανόνες τηρήθηκαν, αλλά δεν αποδεικνύονται όλα όσα έκρινε η τύχη.',
  'cli.verify.good':
    '{file}: {verdict} {game}, {seats, plural, one {# παίκτης} other {# παίκτες}}, {entries, plural, one {# εγγραφή} other {# εγγραφές}}, {throws, plural, one {# ρίψη ξανάγινε} other {# ρίψεις ξανάγιναν}}.',
  'cli.verify.count.seeded':
    '{n, plural, one {# ρίψη δεν έπεσε: τις όψεις τις έδωσε ένας σπόρος, και τις δίνει ξανά.} other {# ρίψεις δεν έπεσαν: τις όψεις τις έδωσαν σπόροι, και τις δίνουν ξανά.}}',
  'cli.verify.count.drawn':
    '{n, plural, one {# κλήρωση βγαίνει ξανά από τον σπόρο της.} other {# κληρώσεις βγαίνουν ξανά από τους σπόρους τους.}}',
  'cli.verify.count.skipped':
    '{n, plural, one {# ρίψη δεν επαναλήφθηκε, όπως ζητά το --fast: γίνεται δεκτή.} other {# ρίψεις δεν επαναλήφθηκαν, όπως ζητά το --fast: γίνονται δεκτές.}}',
  'cli.verify.count.older':
    '{n, plural, one {# ρίψη έγινε με τη φυσική άλλης έκδοσης και δεν μπορεί να επαναληφθεί: γίνεται δεκτή.} other {# ρίψεις έγιναν με τη φυσική άλλης έκδοσης και δεν μπορούν να επαναληφθούν: γίνονται δεκτές.}}',
  'cli.verify.count.typed':
    '{n, plural, one {# ρίψη έγινε σε αληθινό τραπέζι: ό,τι γράφτηκε θεωρείται σωστό.} other {# ρίψεις έγιναν σε αληθινό τραπέζι: ό,τι γράφτηκε θεωρείται σωστό.}}',
  'cli.verify.count.unproved':
    '{n, plural, one {# ρίψη ή κλήρωση δεν έχει απόδειξη: το αποτέλεσμα μπορεί να το διάλεξε κάποιος.} other {# ρίψεις ή κληρώσεις δεν έχουν απόδειξη: τα αποτελέσματα μπορεί να τα διάλεξε κάποιος.}}',
  'cli.verify.bad': '{file}: {why}',
  'cli.verify.wrong.faces-differ':
    'Η ρίψη στην εγγραφή {at, number} δεν δίνει αυτές τις όψεις όταν ξαναγίνεται.',
  'cli.verify.wrong.track-differs':
    'Η ρίψη στην εγγραφή {at, number} δίνει αυτές τις όψεις όταν ξαναγίνεται, αλλά πέφτει αλλιώς απ’ ό,τι λέει το αρχείο.',
  'cli.verify.wrong.notes-differ':
    'Όσα λέει το αρχείο για τον κριτή της ρίψης στην εγγραφή {at, number} δεν είναι όσα συμβαίνουν όταν ξαναγίνεται.',
  'cli.verify.wrong.no-rest': 'Η ρίψη στην εγγραφή {at, number} δεν ηρεμεί όταν ξαναγίνεται.',
  'cli.verify.wrong.bad-seed':
    'Η ρίψη στην εγγραφή {at, number} δεν μπορεί να ξαναγίνει: ο σπόρος της είναι πολύ μακρύς.',
  'cli.verify.wrong.bad-throw':
    'Η ρίψη στην εγγραφή {at, number} δεν μπορεί να ξαναγίνει: τέτοια ρίψη δεν υπάρχει ({reason}).',
  'cli.verify.wrong.newer-physics':
    'Η ρίψη στην εγγραφή {at, number} έγινε με νεότερη έκδοση του Jharokha και δεν μπορεί να ελεγχθεί με αυτήν.',
  'cli.verify.wrong.source-differs':
    'Ο σπόρος στην εγγραφή {at, number} δεν δίνει αυτή την απάντηση όταν χρησιμοποιείται ξανά.',
  'cli.verify.wrong.bad-proof': 'Η απόδειξη στην εγγραφή {at, number} δεν διαβάζεται.',
  'cli.verify.kept':
    '{n, plural, one {Η πρώτη εγγραφή συμφωνεί με τους κανόνες.} other {Οι πρώτες # εγγραφές συμφωνούν με τους κανόνες.}}',
  'cli.error.file': 'Το αρχείο {file} δεν διαβάζεται: {why}',
  'cli.error.write': 'Το αρχείο {file} δεν γράφεται: {why}',
  'cli.error.oneFile': 'Δώστε ένα αρχείο για έλεγχο.',
  'cli.error.throwers':
    'Τα ζάρια δύο παικτών μοιράζονται έναν δίσκο: το --throwers 2 είναι για ράβδους.',
  'cli.error.long': 'Το --long ρίχνει δικό του μείγμα: το --{name} δεν πάει μαζί του.',
  'cli.error.noPiece': 'Διαλέξτε με --piece τι ρίχνεται: {choices}.',
  'cli.error.option': 'Δεν υπάρχει {given} εδώ· το --help λέει τι υπάρχει.',
  'cli.error.noValue': 'Το --{name} χρειάζεται μια τιμή.',
  'cli.error.value': 'Το --{name} δεν παίρνει τιμή.',
  'cli.error.surplus': 'Η λέξη «{given}» περισσεύει· το --help λέει τι ζητείται.',
  'cli.error.noBench': 'Διαλέξτε μέτρηση: {choices}.',
  'cli.why.ENOENT': 'δεν υπάρχει τίποτα εκεί',
  'cli.why.EACCES': 'δεν επιτρέπεται η πρόσβαση',
  'cli.why.EISDIR': 'είναι φάκελος',
  'cli.why.ENOSPC': 'ο δίσκος είναι γεμάτος',
  'cli.why.noFile': 'δεν είναι αρχείο',
  'cli.error.count':
    'Το --{name} είναι ακέραιος από {least, number} έως {most, number}, όχι «{given}».',
  'cli.error.seed': 'Ο σπόρος του --seed έχει περισσότερους από {most, number} χαρακτήρες.',
  'cli.error.choice': 'Το --{name} είναι ένα από τα {choices}, όχι «{given}».',
  'cli.error.json': 'Το --{name} είναι JSON μέσα σε εισαγωγικά, όχι «{given}».',
  'cli.error.noGame': 'Διαλέξτε παιχνίδι με --game: {choices}.',
  'cli.error.game': 'Δεν υπάρχει παιχνίδι «{given}»· το --game είναι ένα από τα {choices}.',
  'cli.error.edition':
    'Το αρχείο {file} δεν είναι έκδοση αυτού του παιχνιδιού: {n, plural, one {# τιμή είναι λάθος} other {# τιμές είναι λάθος}}.',
  'cli.error.editionJson': 'Το αρχείο {file} δεν είναι JSON.',
  'cli.edition.fault': '{path}: {fault}',
  'cli.error.resume':
    'Μια παρτίδα που συνεχίζεται έχει το δικό της παιχνίδι, τους παίκτες, τις επιλογές και τον σπόρο της.',
  'cli.error.match': 'Η παρτίδα {file} δεν συνεχίζεται. {why}',
  'cli.error.command': 'Δεν υπάρχει εντολή «{given}».',
  'cli.error.bench': 'Δεν υπάρχει μέτρηση «{given}»· διαλέξτε {choices}.',
}
