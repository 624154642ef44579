/** Greek texts of Nagaraja. */
import type { nagaraja as source } from '../en/nagaraja.ts'

export const nagaraja: Readonly<Record<keyof typeof source, string>> = {
  'nagaraja.name': 'Nagaraja',
  'nagaraja.tagline':
    'Κάλεσε τη μοίρα, χτίσε τον ναό σου, άνοιξε τα κειμήλια – και φυλάξου από τα καταραμένα.',
  'nagaraja.option.memory': 'Υπενθύμιση κειμηλίων',
  'nagaraja.option.memory.about':
    'Τα κλειστά κειμήλια που έχει δει ένας παίκτης μένουν σημειωμένα μόνο για τον ίδιο.',
  'nagaraja.draw.relics': 'Εννέα κειμήλια μπαίνουν στις κρυφώνες',
  'nagaraja.draw.room': 'Ανοίγει το επόμενο δωμάτιο',
  'nagaraja.draw.amulet': 'Ένα φυλαχτό μπαίνει στην κρύπτη',
  'nagaraja.draw.cards': 'Τραβιούνται κάρτες',
  'nagaraja.draw.handCard': 'Παίρνεται μια τυχαία κάρτα από το χέρι',

  'nagaraja.none': 'κανένα',
  'nagaraja.who': '{who}',
  'nagaraja.number': '{n, number}',
  'nagaraja.list': '{items}',
  'nagaraja.quoted': '«{card}»',
  'nagaraja.activationAt': '«{card}», στόχος: {target}',
  'nagaraja.pair': '{a} και {b}',
  'nagaraja.way': '{from} → {to}',
  'nagaraja.slot': 'θέση {slot}',
  'nagaraja.niche': 'κρυφώνα {niche}',
  'nagaraja.aim.rotate':
    '{place}, {turns, plural, one {# τέταρτο στροφής} other {# τέταρτα στροφής}}',
  'nagaraja.placed': '{place} ({who})',
  'nagaraja.found': '{place}: {relic}',
  'nagaraja.race.points': '{n, number} από {of, number} πόντους',
  'nagaraja.race.cursed': 'καταραμένα: {n, number} από {of, number}',
  'nagaraja.race.fate': 'μοίρα: {n, number}',
  'nagaraja.outOf': '{n, number} από {of, number}',
  'nagaraja.cardWithSticks': '«{card}» – {sticks}',
  'nagaraja.roomAsItLies': '{room} {glyph}',
  'nagaraja.stacks':
    'δωμάτια {rooms, number}, φυλαχτά {amulets, number}, κάρτες {cards, number}, σκάρτα {discard, number}',
  'nagaraja.offer': 'Μόλις τραβήχτηκαν (δύο κρατιούνται, μία δίνεται):',
  'nagaraja.seen': 'Μόλις είδες: {relics}',

  'nagaraja.kind.brown': 'καφέ',
  'nagaraja.kind.white': 'άσπρη',
  'nagaraja.kind.green': 'πράσινη',
  'nagaraja.face':
    '{nagas, plural, =0 {{kind} {points, number}} other {{points, plural, =0 {{kind} Νάγκα} other {{kind} {points, number} + Νάγκα}}}}',
  'nagaraja.faceOnly':
    '{nagas, plural, =0 {{points, number}} other {{points, plural, =0 {Νάγκα} other {{points, number} + Νάγκα}}}}',
  'nagaraja.sticks.brown': '{n, plural, one {# καφέ ράβδος} other {# καφέ ράβδοι}}',
  'nagaraja.sticks.white': '{n, plural, one {# άσπρη ράβδος} other {# άσπρες ράβδοι}}',
  'nagaraja.sticks.green': '{n, plural, one {# πράσινη ράβδος} other {# πράσινες ράβδοι}}',
  'nagaraja.symbol.card': 'κάρτα',
  'nagaraja.symbol.relic': 'κειμήλιο',
  'nagaraja.symbol.room': 'δωμάτιο',
  'nagaraja.symbol.stick': 'ράβδος',
  'nagaraja.relic.unknown': 'κλειστό κειμήλιο',
  'nagaraja.relic.sacred': 'ιερό κειμήλιο ({n, number})',
  'nagaraja.relic.cursed': 'καταραμένο κειμήλιο ({n, number})',
  'nagaraja.amulet.vp1': 'φυλαχτό 1 πόντου νίκης',
  'nagaraja.amulet.vp2': 'φυλαχτό 2 πόντων νίκης',
  'nagaraja.amulet.draw': 'φυλαχτό τραβήγματος',
  'nagaraja.amulet.cancel': 'φυλαχτό ακύρωσης',
  'nagaraja.room.straight': 'ευθύς διάδρομος',
  'nagaraja.room.tee': 'διακλάδωση',
  'nagaraja.room.cross': 'σταυροδρόμι',
  'nagaraja.room.twinCorners': 'δύο στροφές',
  'nagaraja.room.cornerCrypt': 'στροφή με κρύπτη',
  'nagaraja.room.teeCrypt': 'διακλάδωση με κρύπτη',

  'nagaraja.card.addPoints': '{n, plural, one {+# πόντος μοίρας} other {+# πόντοι μοίρας}}',
  'nagaraja.card.rerollSticks':
    '{n, plural, one {Ο αντίπαλος ξαναρίχνει # ράβδο} other {Ο αντίπαλος ξαναρίχνει # ράβδους}}',
  'nagaraja.card.discardSticks':
    '{n, plural, one {Ξεσκάρταρε # ράβδο του αντιπάλου} other {Ξεσκάρταρε # ράβδους του αντιπάλου}}',
  'nagaraja.card.lookRelics':
    '{n, plural, one {Δες # κλειστό κειμήλιο} other {Δες # κλειστά κειμήλια}} ({arrow, select, self {δικός σου ναός} opponent {ναός του αντιπάλου} other {όποιος ναός θέλεις}})',
  'nagaraja.card.swapRelics':
    'Αντάλλαξε δύο κειμήλια ({arrow, select, self {δικός σου ναός} opponent {ναός του αντιπάλου} other {όποιος ναός θέλεις}})',
  'nagaraja.card.rotateRoom':
    'Περίστρεψε ένα δωμάτιο ({arrow, select, self {δικός σου ναός} opponent {ναός του αντιπάλου} other {όποιος ναός θέλεις}})',
  'nagaraja.card.moveRoom': 'Μετακίνησε ένα δωμάτιο (δικός σου ναός)',
  'nagaraja.card.swapRooms':
    'Αντάλλαξε δύο δωμάτια ({arrow, select, self {δικός σου ναός} opponent {ναός του αντιπάλου} other {όποιος ναός θέλεις}})',
  'nagaraja.card.placeTrap': 'Παγίδα (ναός του αντιπάλου)',
  'nagaraja.card.takeFromDiscard': 'Πάρε μια κάρτα από τα σκάρτα',
  'nagaraja.card.drawCards': '{n, plural, one {Τράβα # κάρτα} other {Τράβα # κάρτες}}',
  'nagaraja.card.discardRandomFromHand': 'Ο αντίπαλος χάνει μια τυχαία κάρτα',

  'nagaraja.about.addPoints':
    'Προσθέτει {n, plural, one {# πόντο μοίρας} other {# πόντους μοίρας}} στο σύνολό σου αυτού του γύρου.',
  'nagaraja.about.rerollSticks':
    'Διαλέγεις {n, plural, one {# ράβδο} other {# ράβδους}} του αντιπάλου, που ρίχνονται ξανά.',
  'nagaraja.about.discardSticks':
    'Διαλέγεις {n, plural, one {# ράβδο} other {# ράβδους}} του αντιπάλου· μπορεί να φύγει και Νάγκα.',
  'nagaraja.about.lookRelics':
    'Βλέπεις {n, plural, one {# κλειστό κειμήλιο} other {# κλειστά κειμήλια}}, που μένουν στη θέση τους.',
  'nagaraja.about.swapRelics':
    'Δύο κειμήλια ενός ναού αλλάζουν κρυφώνα· το καθένα γίνεται ανοικτό ή κλειστό όπως η νέα κρυφώνα.',
  'nagaraja.about.rotateRoom': 'Ένα δωμάτιο στρέφεται κατά ένα έως τρία τέταρτα στη θέση του.',
  'nagaraja.about.moveRoom':
    'Ένα δωμάτιό σου πηγαίνει σε όποια ελεύθερη θέση του ναού σου, χωρίς περιστροφή.',
  'nagaraja.about.swapRooms': 'Δύο δωμάτια ενός ναού ανταλλάσσουν θέσεις, χωρίς περιστροφή.',
  'nagaraja.about.placeTrap':
    'Βάζεις την παγίδα στον ναό του αντιπάλου· σε εκείνη τη θέση δεν μπαίνει δωμάτιο.',
  'nagaraja.about.takeFromDiscard': 'Κοιτάς τα σκάρτα και παίρνεις μία κάρτα, κρυφά.',
  'nagaraja.about.drawCards': 'Τραβάς {n, plural, one {# κάρτα} other {# κάρτες}} στο χέρι σου.',
  'nagaraja.about.discardRandomFromHand':
    'Η τύχη παίρνει μία κάρτα από το χέρι του αντιπάλου και την ξεσκαρτάρει.',

  'nagaraja.hint.rerollSticks':
    'Διάλεξε {n, plural, one {# ράβδο} other {# ράβδους}} για νέα ρίψη.',
  'nagaraja.hint.discardSticks':
    'Διάλεξε {n, plural, one {# ράβδο} other {# ράβδους}} για τα σκάρτα.',
  'nagaraja.hint.lookRelics':
    'Διάλεξε {n, plural, one {# κλειστό κειμήλιο} other {# κλειστά κειμήλια}}.',
  'nagaraja.hint.swapRelics': 'Διάλεξε δύο κειμήλια ενός ναού.',
  'nagaraja.hint.rotateRoom': 'Διάλεξε δωμάτιο και νέο προσανατολισμό.',
  'nagaraja.hint.moveRoom': 'Διάλεξε δωμάτιό σου και ελεύθερη θέση.',
  'nagaraja.hint.swapRooms': 'Διάλεξε δύο δωμάτια ενός ναού.',
  'nagaraja.hint.placeTrap': 'Διάλεξε ελεύθερη θέση στον ναό του αντιπάλου.',
  'nagaraja.hint.addPoints': 'Δεν χρειάζεται στόχος.',
  'nagaraja.hint.takeFromDiscard': 'Δεν χρειάζεται στόχος.',
  'nagaraja.hint.drawCards': 'Δεν χρειάζεται στόχος.',
  'nagaraja.hint.discardRandomFromHand': 'Δεν χρειάζεται στόχος.',

  'nagaraja.group.addToCommit': 'Επιλογή για ράβδους',
  'nagaraja.group.commit': 'Κάλεσμα της μοίρας',
  'nagaraja.group.pass': 'Πάσο',
  'nagaraja.group.playCard': 'Χρήση Νάγκα',
  'nagaraja.group.chooseStick': 'Ράβδοι',
  'nagaraja.group.chooseRelic': 'Κειμήλια',
  'nagaraja.group.swapRelics': 'Ανταλλαγή κειμηλίων',
  'nagaraja.group.rotateRoom': 'Περιστροφή δωματίου',
  'nagaraja.group.moveRoom': 'Μετακίνηση δωματίου',
  'nagaraja.group.swapRooms': 'Ανταλλαγή δωματίων',
  'nagaraja.group.placeTrap': 'Παγίδα',
  'nagaraja.group.letStand': 'Χωρίς ακύρωση',
  'nagaraja.group.cancel': 'Ακύρωση',
  'nagaraja.group.useAmulet': 'Φυλαχτά',
  'nagaraja.group.recover': 'Σκάρτα',
  'nagaraja.group.placeRoom': 'Τοποθέτηση δωματίου',
  'nagaraja.group.giveCard': 'Κάρτα για τον αντίπαλο',

  'nagaraja.label.addToCommit': 'Διάλεξε {card}',
  'nagaraja.label.commit': 'Κάλεσε τη μοίρα',
  'nagaraja.label.pass': 'Πάσο',
  'nagaraja.label.playCard': '{card} – με ένα Νάγκα ({kind})',
  'nagaraja.label.letStand': 'Ας ισχύσει η κάρτα',
  'nagaraja.label.cancel': 'Ακύρωσε την κάρτα ({amulet})',
  'nagaraja.label.useAmulet': 'Τράβα μια κάρτα ({amulet})',
  'nagaraja.label.recover': 'Πάρε {card}',
  'nagaraja.label.giveCard': 'Δώσε {card}',
  'nagaraja.label.placeRoom': 'Θέση {slot}: {room}',
  'nagaraja.label.chooseStick': 'Ράβδος: {stick}',
  'nagaraja.label.rotateRoom':
    'Θέση {place}: {turns, plural, one {# τέταρτο στροφής} other {# τέταρτα στροφής}}, μετά {room}',
  'nagaraja.label.moveRoom': '{room}: {from} → {to}',
  'nagaraja.label.placeTrap': 'Παγίδα στη θέση {slot}',

  'nagaraja.prompt.chance': 'Αποφασίζει η μοίρα.',
  'nagaraja.prompt.waiting': '{who}: σκέφτεται.',
  'nagaraja.prompt.call':
    'Κάλεσμα της μοίρας: διάλεξε μία ή περισσότερες κάρτες με το ίδιο σύμβολο, κλειστές.',
  'nagaraja.prompt.callMore':
    'Κάλεσμα της μοίρας: {n, plural, one {# κάρτα έτοιμη} other {# κάρτες έτοιμες}}. Πρόσθεσε με το ίδιο σύμβολο ή κάλεσε.',
  'nagaraja.prompt.callEmpty': 'Κάλεσμα της μοίρας: το χέρι σου είναι άδειο.',
  'nagaraja.prompt.turn':
    'Χρησιμοποίησε ένα Νάγκα για μια κάρτα ή πήγαινε πάσο. Πόντοι μοίρας: εσύ {own, number}, αντίπαλος {other, number}.',
  'nagaraja.prompt.target': '«{card}»: {hint}',
  'nagaraja.prompt.window.cancel': '{who}: ενεργοποιεί {what}. Ακύρωση ή όχι;',
  'nagaraja.prompt.window.draw':
    '{who}: ενεργοποιεί {what}. Δεν έχεις φυλαχτό ακύρωσης: άφησέ το να ισχύσει ή τράβα πρώτα μια κάρτα.',
  'nagaraja.prompt.window.none':
    '{who}: ενεργοποιεί {what}. Δεν έχεις φυλαχτό ακύρωσης: άφησέ το να ισχύσει.',
  'nagaraja.prompt.recover': 'Πάρε μια κάρτα από τα σκάρτα.',
  'nagaraja.prompt.explore':
    'Τοποθέτησε το δωμάτιο: σε είσοδο ή δίπλα σε άλλο δωμάτιο, με όποιον προσανατολισμό θέλεις.',
  'nagaraja.prompt.give': 'Κράτησε δύο από τις κάρτες και δώσε την τρίτη ({other}).',

  'nagaraja.preview.throw':
    'Ρίψη: {sticks}. Πόντοι μοίρας κατά μέσο όρο: {points, number}· πιθανότητα για Νάγκα: {naga, number, percent}.',
  'nagaraja.odds.of': '{who}: {odds}',
  'nagaraja.odds.room': '{who}: πιθανότητα να κερδίσει το δωμάτιο {room, number, percent}.',
  'nagaraja.fate.lies':
    '{points, plural, one {# πόντος} other {# πόντοι}} · {nagas, plural, =0 {κανένα Νάγκα} one {# Νάγκα} other {# Νάγκα}}',
  'nagaraja.fate.called': 'περίπου {points, number} · Νάγκα {naga, number, percent}',
  'nagaraja.fate.falls':
    'περίπου {points, number} · Νάγκα {naga, number, percent} · δωμάτιο {room, number, percent}',
  'nagaraja.preview.stickGoes':
    '{who}: −{points, number} πόντοι μοίρας, −{nagas, plural, one {# Νάγκα} other {# Νάγκα}}.',
  'nagaraja.preview.rethrow':
    '{stick}: αν ξαναριχτεί, δίνει κατά μέσο όρο {mean, number}· πιθανότητα για Νάγκα: {naga, number, percent}.',
  'nagaraja.preview.opens': 'Ανοίγει: {relics}',
  'nagaraja.preview.closes': 'Κλείνει: {relics}',
  'nagaraja.preview.takes': 'Παίρνεται φυλαχτό (θέση {slots})',
  'nagaraja.preview.swap': 'Ανοίγει: {opens} (κρυφώνα {at}). Κλείνει: {closes} (κρυφώνα {away}).',
  'nagaraja.preview.nothing': 'Δεν ανοίγει ούτε κλείνει τίποτα',
  'nagaraja.stand.lookRelics': '{who}: μαθαίνει τι υπάρχει εκεί.',
  'nagaraja.stand.discardRandomFromHand':
    '{who}: χάνει στην τύχη μία από {n, plural, one {# κάρτα} other {# κάρτες}}.',

  'nagaraja.panel.table': 'Τραπέζι',
  'nagaraja.panel.temple': 'Ναός: {who}',
  'nagaraja.panel.sticks': 'Μοίρα: {who}',
  'nagaraja.panel.hand': 'Χέρι: {who}',
  'nagaraja.head.symbol': 'Σύμβολο',
  'nagaraja.head.card': 'Ιδιότητα',
  'nagaraja.head.sticks': 'Ράβδοι',
  'nagaraja.fact.round': 'Γύρος',
  'nagaraja.fact.guide': 'Οδηγός',
  'nagaraja.fact.prize': 'Δωμάτιο του γύρου',
  'nagaraja.fact.stacks': 'Στοίβες',
  'nagaraja.fact.trap': 'Παγίδα',
  'nagaraja.fact.usedAmulets': 'Χρησιμοποιημένα φυλαχτά',
  'nagaraja.fact.lostRooms': 'Χαμένα δωμάτια',
  'nagaraja.fact.openPoints': 'Ανοικτά κειμήλια',
  'nagaraja.fact.cursed': 'Ανοικτά καταραμένα κειμήλια',
  'nagaraja.fact.amulets': 'Φυλαχτά',
  'nagaraja.fact.points': 'Πόντοι νίκης',
  'nagaraja.fact.cards': 'Κάρτες στο χέρι',
  'nagaraja.fact.laid': 'Για ράβδους',
  'nagaraja.fact.played': 'Ενεργοποιημένες',
  'nagaraja.fact.sticks': 'Ράβδοι',
  'nagaraja.fact.fatePoints': 'Πόντοι μοίρας',
  'nagaraja.fact.nagas': 'Νάγκα',
  'nagaraja.cell.entrance': 'είσοδος στη θέση {slot}',
  'nagaraja.cell.trap': 'θέση {slot}: παγίδα',
  'nagaraja.cell.empty': 'θέση {slot}: άδεια',
  'nagaraja.cell.room': 'θέση {slot}: {room} {glyph}',
  'nagaraja.cell.liveRoom': 'θέση {slot}: {room} {glyph}, σύνδεση με είσοδο',
  'nagaraja.cell.niche': 'κρυφώνα {niche}: {relic} – {why}',
  'nagaraja.why.open': 'ανοικτό, η διαδρομή περνά από {way}',
  'nagaraja.why.noRoom': 'δεν υπάρχει δωμάτιο στη θέση {slot}',
  'nagaraja.why.wall': 'το δωμάτιο στη θέση {slot} έχει εδώ τοίχο',
  'nagaraja.why.apart': 'ο διάδρομος στη θέση {slot} δεν ενώνεται με είσοδο',

  'nagaraja.tell.relicsLaid': '{who}: εννέα κειμήλια μπαίνουν κλειστά στις κρυφώνες του ναού.',
  'nagaraja.tell.guideTied':
    'Ρίψη για τον οδηγό. {first}: {a, number} ({aSticks})· {second}: {b, number} ({bSticks}). Ισοπαλία, ρίχνουν ξανά.',
  'nagaraja.tell.guideFound':
    'Ρίψη για τον οδηγό. {first}: {a, number} ({aSticks})· {second}: {b, number} ({bSticks}). Η περγαμηνή: {guide}.',
  'nagaraja.tell.cardsDrawn': '{who}: τραβά {n, plural, one {# κάρτα} other {# κάρτες}}.',
  'nagaraja.tell.cardsDrawnSeen': '{who}: τραβά {cards}.',
  'nagaraja.tell.drawLapsed': '{who}: δεν έχει μείνει κάρτα για τράβηγμα.',
  'nagaraja.tell.deckRenewed':
    'Τα σκάρτα ({n, plural, one {# κάρτα} other {# κάρτες}}) ανακατεύονται σε νέα στοίβα.',
  'nagaraja.tell.cardLaid': '{who}: βάζει μια κλειστή κάρτα.',
  'nagaraja.tell.cardLaidSeen': '{who}: βάζει κλειστή την κάρτα «{card}».',
  'nagaraja.tell.callMade':
    '{who}: καλεί τη μοίρα με {n, plural, =0 {καμία κάρτα} one {# κάρτα} other {# κάρτες}}.',
  'nagaraja.tell.callsRevealed': 'Οι κάρτες αποκαλύπτονται. {first}: {a}. {second}: {b}.',
  'nagaraja.tell.cardPlayed': '{who}: δίνει ένα Νάγκα ({stick}) και ενεργοποιεί «{card}».',
  'nagaraja.tell.aim': '{who}: στόχος: {target}.',
  'nagaraja.tell.letStood': '{who}: χωρίς ακύρωση.',
  'nagaraja.tell.cancelled': '{who}: ανοίγει {amulet}. Η κάρτα «{card}» ακυρώνεται.',
  'nagaraja.tell.amuletUsed': '{who}: ανοίγει {amulet}.',
  'nagaraja.tell.effectLapsed': '{who}: η κάρτα «{card}» δεν βρίσκει πια στόχο.',
  'nagaraja.tell.cardDiscarded': '{who}: χάνει από το χέρι την κάρτα «{card}».',
  'nagaraja.tell.pileShown': '{who}: κοιτά τα σκάρτα.',
  'nagaraja.tell.pileShownSeen': '{who}: κοιτά τα σκάρτα: {cards}.',
  'nagaraja.tell.cardRecovered': '{who}: παίρνει κρυφά μια κάρτα από τα σκάρτα.',
  'nagaraja.tell.cardRecoveredSeen': '{who}: παίρνει από τα σκάρτα την κάρτα «{card}».',
  'nagaraja.tell.offerKept': '{who}: κρατά όλες τις κάρτες που τράβηξε.',
  'nagaraja.tell.cardGiven': '{who}: κρατά δύο κάρτες και δίνει μία ({other}).',
  'nagaraja.tell.cardGivenSeen': '{who}: κρατά δύο κάρτες και δίνει την κάρτα «{card}» ({other}).',
  'nagaraja.faded.callsRevealed':
    'Οι κάρτες αποκαλύπτονται. {first}: {a, plural, =0 {καμία κάρτα} one {# κάρτα} other {# κάρτες}}. {second}: {b, plural, =0 {καμία κάρτα} one {# κάρτα} other {# κάρτες}}.',
  'nagaraja.faded.cardPlayed': '{who}: δίνει ένα Νάγκα ({stick}) και ενεργοποιεί μια κάρτα.',
  'nagaraja.faded.cancelled': '{who}: ανοίγει {amulet}. Η κάρτα ακυρώνεται.',
  'nagaraja.faded.effectLapsed': '{who}: η κάρτα δεν βρίσκει πια στόχο.',
  'nagaraja.faded.cardDiscarded': '{who}: χάνει μια κάρτα από το χέρι.',
  'nagaraja.tell.thrown':
    '{who}: {sticks} – {points, plural, one {# πόντος μοίρας} other {# πόντοι μοίρας}}, {nagas, plural, one {# Νάγκα} other {# Νάγκα}}',
  'nagaraja.tell.sticksThrown': 'Οι ράβδοι πέφτουν. {a}. {b}.',
  'nagaraja.tell.passed': '{who}: πάσο.',
  'nagaraja.tell.passedForced': '{who}: κανένα Νάγκα για χρήση, πάσο.',
  'nagaraja.tell.pointsAdded':
    '{who}: προσθέτει {n, plural, one {# πόντο μοίρας} other {# πόντους μοίρας}}.',
  'nagaraja.tell.sticksDiscarded': '{who}: χάνει {sticks}.',
  'nagaraja.tell.sticksRethrown': '{who}: ρίχνει ξανά: {sticks}.',
  'nagaraja.tell.relicsSeen': '{who}: βλέπει: {relics}.',
  'nagaraja.tell.relicsSwapped': '{owner}: τα κειμήλια {a} και {b} αλλάζουν κρυφώνα.',
  'nagaraja.tell.roomRotated':
    '{owner}: το δωμάτιο στη θέση {slot} στρέφεται δεξιόστροφα κατά {turns, plural, one {# τέταρτο} other {# τέταρτα}}.',
  'nagaraja.tell.roomMoved': '{owner}: το δωμάτιο από τη θέση {from} πηγαίνει στη θέση {to}.',
  'nagaraja.tell.roomsSwapped': '{owner}: τα δωμάτια στις θέσεις {a} και {b} ανταλλάσσουν θέσεις.',
  'nagaraja.tell.trapPlaced': '{owner}: η παγίδα βρίσκεται τώρα στη θέση {slot}.',
  'nagaraja.tell.roomPlaced':
    '{who}: τοποθετεί το δωμάτιο ({room}) στη θέση {slot}{turns, plural, =0 {} one {, στραμμένο κατά # τέταρτο} other {, στραμμένο κατά # τέταρτα}}.',
  'nagaraja.tell.templeSettled': '{owner}: {changes}.',
  'nagaraja.change.opened': 'ανοίγει: {relic} (κρυφώνα {niche})',
  'nagaraja.change.closed':
    'ξανακλείνει: {relic} (κρυφώνα {niche}, η διαδρομή κόπηκε στη θέση {slot})',
  'nagaraja.change.closedAway': 'κλείνει: {relic} (κρυφώνα {niche}, δεν φτάνει διαδρομή εκεί)',
  'nagaraja.change.taken': 'παίρνεται το φυλαχτό της θέσης {slot}',
  'nagaraja.change.takenSeen': 'παίρνεται το φυλαχτό της θέσης {slot} – {amulet}',
  'nagaraja.tell.roomRevealed': 'Γύρος {round, number}. Το δωμάτιο του γύρου: {room}.',
  'nagaraja.tell.amuletLaid': 'Ένα κλειστό φυλαχτό μπαίνει στην κρύπτη του.',
  'nagaraja.tell.amuletLaidSeen': 'Ένα κλειστό φυλαχτό μπαίνει στην κρύπτη του ({amulet}).',
  'nagaraja.tell.roomWon':
    '{first}: {a, number}, {second}: {b, number}. {who}: κερδίζει το δωμάτιο.',
  'nagaraja.tell.roomTied':
    '{first}: {a, number}, {second}: {b, number}. Ισοπαλία: το δωμάτιο πάει στον οδηγό ({who}).',
  'nagaraja.tell.roomLost':
    '{who}: καμία θέση δεν είναι ελεύθερη. Το δωμάτιο ({room}) χάνεται και η παγίδα γυρίζει στην άκρη.',
  'nagaraja.tell.guideChanged': '{who}: παίρνει την περγαμηνή ως νέος οδηγός.',
  'nagaraja.tell.secretsShown':
    'Όλα φανερώνονται. {first}: φυλαχτά {aAmulets}· χέρι {aHand}. {second}: φυλαχτά {bAmulets}· χέρι {bHand}.',
  'nagaraja.note.relics': 'Ανοικτά κειμήλια {n, number} (καταραμένα: {cursed, number})',
  'nagaraja.note.amulets': 'Φυλαχτά {n, number}',
  'nagaraja.result.cursed': '{loser}: άνοιξε το τρίτο καταραμένο κειμήλιο. Νικά {winner}.',
  'nagaraja.result.points':
    '{winner} νικά με {points, number}–{second, number}: στους 25 πόντους νίκης η παρτίδα τελειώνει αμέσως.',
  'nagaraja.result.ninth':
    'Τοποθετήθηκε το ένατο δωμάτιο: {winner} νικά με {points, number}–{second, number}.',
  'nagaraja.result.exhausted':
    'Δεν έμεινε άλλο δωμάτιο: {winner} νικά με {points, number}–{second, number}.',
  'nagaraja.result.ninthTied':
    'Ισοπαλία στους {points, number}: νικά {winner}, που τοποθέτησε το ένατο δωμάτιο.',
  'nagaraja.result.exhaustedTied':
    'Δεν έμεινε άλλο δωμάτιο και οι πόντοι είναι ίσοι ({points, number}): νικά {winner}, που κέρδισε το τελευταίο.',
  'nagaraja.end.cursed': '{loser}: ανοίγει το τρίτο καταραμένο κειμήλιο. Η νίκη: {winner}.',
  'nagaraja.end.points': '{winner}: 25 πόντοι νίκης, η παρτίδα κερδήθηκε.',
  'nagaraja.end.ninth': 'Το ένατο δωμάτιο τοποθετήθηκε. Η νίκη με πόντους: {winner}.',
  'nagaraja.end.exhausted': 'Δεν έμεινε άλλο δωμάτιο. Η νίκη με πόντους: {winner}.',
  'nagaraja.end.ninthTied':
    'Το ένατο δωμάτιο τοποθετήθηκε με ίσους πόντους· νικά όποιος το τοποθέτησε: {winner}.',
  'nagaraja.end.exhaustedTied':
    'Δεν έμεινε άλλο δωμάτιο και οι πόντοι είναι ίσοι· νικά όποιος κέρδισε το τελευταίο: {winner}.',
  'nagaraja.fault.outside':
    'Η υποδοχή {id} πρέπει να βρίσκεται στην εξωτερική πλευρά μιας θέσης στην άκρη του ναού.',
  'nagaraja.fault.alike':
    'Οι πλευρές μιας καφέ ράβδου δεν μπορούν να έχουν όλες την ίδια αξία: με αυτές κρίνεται ο πρώτος οδηγός.',
  'nagaraja.handful.sticks': '12 ράβδοι',
  'nagaraja.handful.duel': '24 ράβδοι δύο παικτών',
}
