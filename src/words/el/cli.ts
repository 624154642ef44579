/** Greek texts of the commands in the terminal. */
import type { cli as source } from '../en/cli.ts'

export const cli: Readonly<Record<keyof typeof source, string>> = {
  'cli.play.help':
    'npm run play -- --game NAME [--seats N] [--bots K] [--level easy|medium|hard] [--names A,B] [--seed S] [--options JSON] [--edition FILE] [--save FILE] [--lang en|el|pl|ru] [--throws physics|seeded|typed] [--forced taken|asked] [--quiet]\\n\\nΠαίζει ένα παιχνίδι στο τερματικό. Οι τελευταίες K θέσεις είναι μποτ· με μποτ σε όλες, η παρτίδα παίζεται μόνη της. Χωρίς --seats οι θέσεις είναι όσες τα μποτ, και άνθρωποι όπου το παιχνίδι θέλει περισσότερους. Με --names οι θέσεις παίρνουν τα ονόματά τους με τη σειρά. Μια παρτίδα που άρχισε στη σελίδα συνεχίζεται εδώ, και αντίστροφα. Ένα FILE που υπάρχει συνεχίζεται. Με --quiet τυπώνεται μόνο το αποτέλεσμα. Ένα FILE με --edition περιέχει τις δικές σου τιμές εξαρτημάτων, όπως στο src/games/rajas/data/rajas.json. Με --forced asked ρωτιούνται και τα βήματα χωρίς επιλογή.\\n\\nΠαιχνίδια: {games}',
  'cli.verify.help':
    'npm run verify -- FILE [--fast] [--strict] [--witness PHRASE] [--json] [--lang en|el|pl|ru]\n\nΞαναπαίζει μια αποθηκευμένη παρτίδα, αφήνει τις ρίψεις της να πέσουν ξανά και λέει τι αποδεικνύεται έτσι και τι πρέπει να πιστέψει κανείς. Με --fast καμία ρίψη δεν επαναλαμβάνεται. Με --strict αποτυγχάνει για ό,τι θα μπορούσε να αποδείξει το αρχείο και δεν το κάνει. Με --witness ελέγχει και τη φράση της δέσμευσης (σε οποιαδήποτε από τις τέσσερις γλώσσες, ή τουλάχιστον τα πρώτα 16 ψηφία του αριθμού ελέγχου) που κάποιος σημείωσε πριν από την παρτίδα. Με --json η τελευταία γραμμή είναι ένα αντικείμενο JSON με τα νούμερα και το «ok».',
  'cli.play.keys':
    'Γράψε έναν αριθμό για επιλογή ή μέρος μιας λέξης για λιγότερες επιλογές· μια κενή γραμμή τις δείχνει πάλι όλες.\\\n  u  αναίρεση του τελευταίου βήματος\\\n  r  αναίρεση επιλογής όσο οι άλλοι επιλέγουν ακόμη\\\n  h  υπόδειξη\\\n  v  όλο το τραπέζι\\\n  l  όλο το ιστορικό\\\n  s  αποθήκευση τώρα\\\n  q  τέλος εδώ\\\n  ?  αυτή η βοήθεια',
  'cli.who': '{who}',
  'cli.number': '{n, number}',
  'cli.seat': 'Παίκτης {n, number}',
  'cli.bot': 'Μποτ {n, number}',
  'cli.ask': 'αριθμός, λέξη ή ? > ',
  'cli.throw.dice':
    '{who}: Enter για να πέσουν, {n, plural, one {# ζάρι} other {# ζάρια}} (u αναίρεση, q τέλος) > ',
  'cli.throw.sticks':
    '{who}: Enter για να πέσουν, {n, plural, one {# ράβδος} other {# ράβδοι}} (u αναίρεση, q τέλος) > ',
  'cli.typed.dice':
    '{who}: ρίξε {n, plural, one {το αληθινό ζάρι} other {τα # αληθινά ζάρια}} και γράψε τι ήρθε, με αυτή τη σειρά· με Enter πέφτουν εδώ (u αναίρεση, q τέλος) > ',
  'cli.typed.sticks':
    '{who}: ρίξε {n, plural, one {την αληθινή ράβδο} other {τις # αληθινές ράβδους}} και γράψε τι ήρθε, με αυτή τη σειρά· με Enter πέφτουν εδώ (u αναίρεση, q τέλος) > ',
  'cli.typed.faces': '{pieces}: {faces}',
  'cli.typed.facesOf': '{who}, {pieces}: {faces}',
  'cli.typed.wrong.dice':
    'Δεν είναι μία όψη για {n, plural, one {το ζάρι} other {καθένα από τα # ζάρια}}.',
  'cli.typed.wrong.sticks':
    'Δεν είναι μία όψη για {n, plural, one {τη ράβδο} other {καθεμία από τις # ράβδους}}.',
  'cli.more': '… και {n, number} ακόμη: γράψε μια λέξη για λιγότερες επιλογές',
  'cli.none': 'Καμία επιλογή εδώ δεν έχει αυτές τις λέξεις.',
  'cli.noNumber': 'Δεν υπάρχει επιλογή με αριθμό {n, number}.',
  'cli.sets': 'Γράψε τους αριθμούς όσων διαλέγεις μαζί, όπως 135 ή 1 3 5.',
  'cli.noSet': 'Αυτά εδώ δεν πάνε μαζί.',
  'cli.hint': 'Ένα μποτ θα διάλεγε το {n}: {choice}',
  'cli.saved': 'Αποθηκεύτηκε: {file}',
  'cli.noFile': 'Δώσε ένα αρχείο με --save για αποθήκευση της παρτίδας.',
  'cli.resumed': '{file}: {n, plural, one {ξαναπαίχτηκε # βήμα} other {ξαναπαίχτηκαν # βήματα}}.',
  'cli.ended': 'Η είσοδος τελείωσε και η παρτίδα σταματά εδώ.',
  'cli.stopped': 'Η παρτίδα σταματά εδώ.',
  'cli.takenBack': 'Αναιρέθηκε.',
  'cli.passTo': '{who}: κάθισε και πάτησε Enter > ',
  'cli.getUp': '{who}: αυτό είναι μόνο για σένα· πάτησε Enter και η οθόνη καθαρίζει > ',
  'cli.result': 'Αποτέλεσμα',
  'cli.place': 'Κατάταξη',
  'cli.player': 'Παίκτης',
  'cli.score': 'Πόντοι',
  'cli.details': 'Λεπτομέρειες',
  'cli.text': '{text}',
  'cli.verify.bad': '{file}: {why}',
  'cli.error.file': 'Το αρχείο {file} δεν διαβάζεται: {why}',
  'cli.error.write': 'Το αρχείο {file} δεν γράφεται: {why}',
  'cli.error.output': 'Η έξοδος δεν γράφεται: {why}',
  'cli.error.oneFile': 'Δώσε ένα αρχείο για έλεγχο.',
  'cli.error.throwers':
    'Τα ζάρια δύο παικτών μοιράζονται έναν δίσκο: το --throwers 2 είναι για ράβδους.',
  'cli.error.long': 'Το --long ρίχνει δικό του μείγμα: το --{name} δεν πάει μαζί του.',
  'cli.error.noPiece': 'Διάλεξε με --piece τι ρίχνεται: {choices}.',
  'cli.error.option': 'Δεν υπάρχει {given} εδώ· το --help λέει τι υπάρχει.',
  'cli.error.noValue': 'Το --{name} χρειάζεται μια τιμή.',
  'cli.error.value': 'Το --{name} δεν παίρνει τιμή.',
  'cli.error.surplus': 'Η λέξη «{given}» περισσεύει· το --help λέει τι ζητείται.',
  'cli.error.noBench': 'Διάλεξε μέτρηση: {choices}.',
  'cli.why.ENOENT': 'δεν υπάρχει τίποτα εκεί',
  'cli.why.EACCES': 'δεν επιτρέπεται η πρόσβαση',
  'cli.why.EISDIR': 'είναι φάκελος',
  'cli.why.ENOSPC': 'ο δίσκος είναι γεμάτος',
  'cli.why.noFile': 'δεν είναι αρχείο',
  'cli.error.count':
    'Το --{name} είναι ακέραιος από {least, number} έως {most, number}, όχι «{given}».',
  'cli.error.seed': 'Ο σπόρος του --seed έχει περισσότερους από {most, number} χαρακτήρες.',
  'cli.error.names':
    'Τα ονόματα στο --names είναι περισσότερα από {most, plural, one {τον # παίκτη} other {τους # παίκτες}}.',
  'cli.error.choice': 'Το --{name} είναι ένα από τα {choices}, όχι «{given}».',
  'cli.error.json': 'Το --{name} είναι JSON μέσα σε εισαγωγικά, όχι «{given}».',
  'cli.error.noScene': 'Αυτό το παιχνίδι δεν έχει σκηνή: παίζεται ως κείμενο.',
  'cli.error.noGame': 'Διάλεξε παιχνίδι με --game: {choices}.',
  'cli.error.game': 'Δεν υπάρχει παιχνίδι «{given}»· το --game είναι ένα από τα {choices}.',
  'cli.error.edition':
    'Το αρχείο {file} δεν είναι έκδοση αυτού του παιχνιδιού: {n, plural, one {# τιμή είναι λάθος} other {# τιμές είναι λάθος}}.',
  'cli.error.editionJson': 'Το αρχείο {file} δεν είναι JSON.',
  'cli.edition.fault': '{path}: {fault}',
  'cli.error.resume':
    'Μια παρτίδα που συνεχίζεται έχει το δικό της παιχνίδι, τους παίκτες, τις επιλογές και τον σπόρο της.',
  'cli.error.match': 'Η παρτίδα {file} δεν συνεχίζεται. {why}',
  'cli.error.command': 'Δεν υπάρχει εντολή «{given}».',
  'cli.error.bench': 'Δεν υπάρχει μέτρηση «{given}»· διάλεξε {choices}.',
  'cli.bound':
    'Οι ρίψεις αυτής της παρτίδας δεσμεύονται με αυτές τις λέξεις: {phrase} ({digits}). Όποιος τις σημειώσει ελέγχει την παρτίδα με npm run verify -- FILE --witness.',
  'cli.share': '{who}: πρόσθεσε μια λέξη που το τραπέζι δεν μπορούσε να ξέρει ή πάτησε Enter > ',
  'cli.foretold': 'Αυτή η παρτίδα αρχίζει με τον σπόρο «{seed}»: όλα μπορούν να προβλεφθούν.',
}
