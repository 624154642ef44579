/** Greek texts of The Border. */
import type { border as source } from '../en/border.ts'

export const border: Readonly<Record<keyof typeof source, string>> = {
  'border.name': 'Τα Σύνορα',
  'border.tagline':
    'Ρίξε χρωματιστά ζάρια, διάγραψε σύνορα, ολοκλήρωσε μια περιοχή πριν από τους άλλους.',
  'border.draw.sheets': 'Μοίρασμα των καρτελών',
  'border.draw.first': 'Κλήρωση για τον πρώτο ενεργό παίκτη',

  'border.who': '{who}',
  'border.number': '{n, number}',
  'border.dieShowing': '{n, number} ({colour})',
  'border.colour.gray': 'γκρι',
  'border.colour.green': 'πράσινο',
  'border.colour.blue': 'μπλε',
  'border.colour.red': 'κόκκινο',
  'border.colour.yellow': 'κίτρινο',
  'border.colour.orange': 'πορτοκαλί',
  'border.dice.gray': '{n, number} γκρι',
  'border.dice.green': '{n, plural, one {# πράσινο} other {# πράσινα}}',
  'border.dice.blue': '{n, number} μπλε',
  'border.dice.red': '{n, plural, one {# κόκκινο} other {# κόκκινα}}',
  'border.dice.yellow': '{n, plural, one {# κίτρινο} other {# κίτρινα}}',
  'border.dice.orange': '{n, number} πορτοκαλί',
  'border.dice.none': 'κανένα',
  'border.box': 'κουτάκι {box}',
  'border.segment.gray':
    '{case, select, gen {γκρι τμήματος των {n, number}} other {γκρι τμήμα των {n, number}}}',
  'border.segment.green':
    '{case, select, gen {πράσινου τμήματος των {n, number}} other {πράσινο τμήμα των {n, number}}}',
  'border.segment.blue':
    '{case, select, gen {μπλε τμήματος των {n, number}} other {μπλε τμήμα των {n, number}}}',
  'border.segment.red':
    '{case, select, gen {κόκκινου τμήματος των {n, number}} other {κόκκινο τμήμα των {n, number}}}',
  'border.segment.yellow':
    '{case, select, gen {κίτρινου τμήματος των {n, number}} other {κίτρινο τμήμα των {n, number}}}',
  'border.segment.orange':
    '{case, select, gen {πορτοκαλί τμήματος των {n, number}} other {πορτοκαλί τμήμα των {n, number}}}',
  'border.region.4': 'Πηγάδι',
  'border.region.5': 'Κυψέλες',
  'border.region.6': 'Γέφυρα',
  'border.region.7': 'Περιβόλι',
  'border.region.8': 'Αετοφωλιά',
  'border.region.9': 'Βίλα',
  'border.region.10': 'Ανεμόμυλος',
  'border.region.11': 'Λίμνη',
  'border.region.12': 'Κάστρο',

  'border.group.throws': 'Ζαριές',
  'border.group.complete': 'Ολοκλήρωση τμήματος',
  'border.group.cross': 'Κουτάκι για διαγραφή',
  'border.group.done': 'Τέλος',
  'border.label.stop': 'Χρήση αυτών των ζαριών',
  'border.label.throwAll': 'Νέα ζαριά και με τα πέντε ζάρια',
  'border.label.throwAgain': 'Νέα ζαριά με τα ζάρια: {dice}',
  'border.label.complete': 'Ολοκλήρωση του {segment_gen}: {boxes}',
  'border.label.cross': 'Διαγραφή του {box} ({colour})',
  'border.label.passOn': 'Τέλος: τα ζάρια περνούν στους άλλους',
  'border.label.doneCrossing': 'Τέλος διαγραφών',

  'border.prompt.deal': 'Οι καρτέλες μοιράζονται.',
  'border.prompt.seating': 'Η τύχη ορίζει τον πρώτο ενεργό παίκτη.',
  'border.prompt.throw':
    '{who}: ζαριά {number, number} από το πολύ 3, με {n, plural, one {# ζάρι} other {# ζάρια}}.',
  'border.prompt.keep':
    'Σταμάτα και χρησιμοποίησε αυτά τα ζάρια ή ξαναρίξε όσα θέλεις (ζαριές που απομένουν: {left, number}).',
  'border.prompt.complete':
    'Ολοκλήρωσε ολόκληρα τμήματα ή άφησε τα ζάρια στους άλλους. Διαθέσιμα ζάρια: {dice}.',
  'border.prompt.cross':
    'Διάγραψε κουτάκια δίπλα σε διαγραμμένα· κάθε ζάρι μετράει μία φορά. Διαθέσιμα ζάρια: {dice}.',
  'border.prompt.crossSingle':
    'Και τα πέντε ζάρια χρησιμοποιήθηκαν: διάγραψε ένα κουτάκι με ένα από αυτά. Ζάρια: {dice}.',
  'border.prompt.noDice': 'Δεν απομένει ζάρι: τελείωσε ή πάρε πίσω ένα «Χ».',
  'border.prompt.waitKeep': '{who}: επιλογή των ζαριών που θα ξαναριχτούν.',
  'border.prompt.waitComplete': '{who}: ολοκλήρωση τμημάτων.',
  'border.prompt.waitCross': 'Οι άλλοι διαγράφουν ακόμη κουτάκια.',
  'border.prompt.over': 'Η παρτίδα έχει τελειώσει.',

  'border.preview.odds':
    'Πιθανότητα του {segment_gen} με τις ζαριές που απομένουν: {chance, number, odds}',
  'border.preview.keeps': 'Στην άκρη: {dice}',
  'border.preview.canComplete': 'Αυτά τα ζάρια ολοκληρώνουν: {segments}',
  'border.preview.canCompleteNothing': 'Αυτά τα ζάρια δεν ολοκληρώνουν κανένα τμήμα.',
  'border.preview.spends': 'Κοστίζει {n, plural, one {# ζάρι} other {# ζάρια}} ({colour})',
  'border.preview.passesOn': 'Μένουν για τους άλλους: {dice}',
  'border.preview.passesOne':
    'Χρησιμοποιούνται και τα πέντε ζάρια· κάθε άλλος μπορεί να χρησιμοποιήσει ένα: {dice}',
  'border.preview.regionFirst':
    'Ολοκληρώνει την περιοχή «{region}»: {points, plural, one {# πόντος} other {# πόντοι}}, η υψηλότερη αξία',
  'border.preview.regionLater':
    'Ολοκληρώνει την περιοχή «{region}»: {points, plural, one {# πόντος} other {# πόντοι}}, η μικρότερη αξία',
  'border.preview.regionLeft':
    'Περιοχή «{region}»: {n, plural, one {θα λείπει # κουτάκι} other {θα λείπουν # κουτάκια}}',
  'border.preview.segmentDone': 'Ολοκλήρωση του {segment_gen}',
  'border.preview.segmentLeft':
    'Από το {segment}: {n, plural, one {θα λείπει # κουτάκι} other {θα λείπουν # κουτάκια}}',
  'border.preview.sixth': 'Η έκτη περιοχή: η παρτίδα φτάνει στο τέλος της',

  'border.why.notNow': 'Αυτή τη στιγμή δεν διαγράφεται τίποτα.',
  'border.why.notThrown': 'Τα ζάρια δεν έχουν ριχτεί ακόμη.',
  'border.why.stopFirst': 'Πρώτα τελειώνουν οι ζαριές· ύστερα τα ζάρια ολοκληρώνουν τμήματα.',
  'border.why.notActive': 'Στην πρώτη ενέργεια μόνο ο ενεργός παίκτης χρησιμοποιεί τα ζάρια.',
  'border.why.onlyBoxes':
    'Στη δεύτερη ενέργεια τα κουτάκια διαγράφονται ένα ένα, δίπλα σε διαγραμμένα.',
  'border.why.segmentFull': 'Από αυτό το τμήμα δεν λείπει κανένα κουτάκι.',
  'border.why.fewDice':
    'Από το {segment} {missing, plural, one {λείπει # κουτάκι} other {λείπουν # κουτάκια}}· διαθέσιμα ζάρια του χρώματος: {dice, number}.',
  'border.why.white':
    'Τα λευκά κουτάκια είναι διαγραμμένα από την αρχή και δεν ανήκουν σε κανένα τμήμα.',
  'border.why.crossed': 'Αυτό το κουτάκι είναι ήδη διαγραμμένο.',
  'border.why.wholeSegment':
    'Στην πρώτη ενέργεια τα ζάρια ολοκληρώνουν μόνο ολόκληρα τμήματα· τα μεμονωμένα κουτάκια ανήκουν στη δεύτερη.',
  'border.why.waitSecond': 'Οι άλλοι διαγράφουν κουτάκια μετά τον ενεργό παίκτη.',
  'border.why.activeRests': 'Ο ενεργός παίκτης δεν κάνει τίποτα στη δεύτερη ενέργεια.',
  'border.why.alreadyDone': 'Αυτός ο παίκτης τελείωσε τις διαγραφές του.',
  'border.why.oneDie':
    'Όταν χρησιμοποιηθούν και τα πέντε ζάρια, κάθε άλλος παίκτης διαγράφει μόνο ένα κουτάκι.',
  'border.why.dieUsed': 'Τα διαθέσιμα ζάρια αυτού του χρώματος ({colour}) χρησιμοποιήθηκαν όλα.',
  'border.why.noDie': 'Κανένα διαθέσιμο ζάρι δεν δείχνει αυτό το χρώμα ({colour}).',
  'border.why.notNext': 'Κανένα κουτάκι δίπλα στο {box} δεν είναι διαγραμμένο.',

  'border.tell.sheetOf': '{who}: {sheet}',
  'border.tell.sheetsDealt': 'Οι καρτέλες μοιράστηκαν ({sheets}).',
  'border.tell.turnStarted': 'Γύρος {round, number}. Ενεργός παίκτης: {who}.',
  'border.tell.thrown': '{who}, ζαριά {number, number}: {dice}.',
  'border.tell.dicePickedUp': '{who}: νέα ζαριά με {n, plural, one {# ζάρι} other {# ζάρια}}.',
  'border.tell.stopped': '{who}: τέλος στις ζαριές.',
  'border.tell.segmentCompleted': '{who}: ολοκλήρωση του {segment_gen} ({boxes}).',
  'border.tell.firstAction.used': '{who}: τέλος της πρώτης ενέργειας.',
  'border.tell.firstAction.declined': '{who}: επιλέγει να μην ολοκληρώσει τμήμα.',
  'border.tell.firstAction.nothing': '{who}: κανένα τμήμα δεν μπορεί να ολοκληρωθεί.',
  'border.tell.secondAll': 'Ζάρια για τους άλλους: {dice}.',
  'border.tell.secondSingle':
    'Και τα πέντε ζάρια χρησιμοποιήθηκαν. Οι άλλοι διαλέγουν ο καθένας ένα: {dice}.',
  'border.tell.seatIdle': '{who}: κανένα κουτάκι δεν ταιριάζει με αυτά τα ζάρια.',
  'border.tell.boxCrossed': '{who}: διαγραφή του {box} ({colour}).',
  'border.tell.seatDone': '{who}: τέλος διαγραφών.',
  'border.tell.regionFirst':
    '{who}: ολοκληρώνει την περιοχή «{region}»: {points, plural, one {# πόντος} other {# πόντοι}}, η υψηλότερη αξία.',
  'border.tell.regionLater':
    '{who}: ολοκληρώνει την περιοχή «{region}»: {points, plural, one {# πόντος} other {# πόντοι}}, η μικρότερη αξία.',
  'border.tell.matchEnded': 'Έξι περιοχές ολοκληρωμένες: {who}. Η παρτίδα έχει τελειώσει.',

  'border.result.closing':
    '{winner} ολοκληρώνει την έκτη περιοχή και νικά με {points, number}–{second, number}.',
  'border.result.dearer':
    '{winner} νικά με {points, number}–{second, number}: την έκτη περιοχή ολοκλήρωσε {finisher}, όμως οι περιοχές της άλλης πλευράς αξίζουν περισσότερο.',
  'border.result.closingMany':
    '{winner} ολοκληρώνει την έκτη περιοχή και νικά με {points, plural, one {# πόντο} other {# πόντους}}, {lead, plural, one {έναν περισσότερο} other {# περισσότερους}} από {next}.',
  'border.result.dearerMany':
    '{winner} νικά με {points, plural, one {# πόντο} other {# πόντους}}, {lead, plural, one {έναν περισσότερο} other {# περισσότερους}} από {next}.',
  'border.result.circled':
    '{who} έχουν από {points, plural, one {# πόντο} other {# πόντους}}. Νικά {winner} χάρη στις μεγαλύτερες κυκλωμένες αξίες.',
  'border.result.shared':
    'Κοινή νίκη: {who}, με ίσους πόντους ({points, number}) και ίσες κυκλωμένες αξίες.',
  'border.note.regions': '{n, plural, one {# περιοχή} other {# περιοχές}}',
  'border.note.circled': 'κυκλωμένες αξίες: {values}',
  'border.note.tie': 'ισοβαθμία: κρίνουν οι κυκλωμένες αξίες, από τη μεγαλύτερη',
  'border.note.shared': 'ίσοι πόντοι και αξίες: κοινή θέση',

  'border.panel.turn': 'Γύρος και ζάρια',
  'border.panel.strip': 'Λωρίδα βαθμολογίας',
  'border.panel.sheet': '{who}: καρτέλα {sheet}',
  'border.fact.round': 'Γύρος',
  'border.fact.active': 'Ενεργός παίκτης',
  'border.fact.throws': 'Ζαριές',
  'border.fact.throwsOf': '{n, number} από {limit, number}',
  'border.fact.action': 'Ενέργεια',
  'border.fact.first': 'πρώτη: ο ενεργός παίκτης ολοκληρώνει τμήματα',
  'border.fact.second': 'δεύτερη: οι άλλοι διαγράφουν κουτάκια',
  'border.fact.secondSingle': 'δεύτερη: οι άλλοι διαγράφουν από ένα κουτάκι',
  'border.fact.over': 'η παρτίδα έχει τελειώσει',
  'border.fact.die': 'Ζάρι {n, number}',
  'border.fact.notThrown': 'δεν έχει ριχτεί',
  'border.fact.spent': '{colour}, χρησιμοποιημένο',
  'border.strip.region': 'Περιοχή',
  'border.strip.first': 'Υψηλότερη',
  'border.strip.later': 'Μικρότερη',
  'border.strip.taken': '{n, number}, κλεισμένη',
  'border.race.regions': '{n, number} από {of, number} περιοχές',
  'border.strip.earned': '{n, plural, one {# πόντος} other {# πόντοι}}',
  'border.strip.missing': '{n, plural, one {λείπει #} other {λείπουν #}}',
  'border.strip.total': 'Σύνολο',
  'border.strip.empty': '–',
  'border.strip.points':
    '{points, plural, one {# πόντος} other {# πόντοι}}, {regions, plural, one {# περιοχή} other {# περιοχές}}',
  'border.cell.axis': '{sign}',
  'border.cell.white': '{box}: λευκό, διαγραμμένο· συνορεύει με: {regions}',
  'border.cell.crossed': '{box}: διαγραμμένο, {segment}· συνορεύει με: {regions}',
  'border.cell.free':
    '{box}: {segment}, {missing, plural, one {λείπει # κουτάκι} other {λείπουν # κουτάκια}}· συνορεύει με: {regions}',
  'border.fault.drawn': 'Ο σχεδιασμένος χάρτης δεν δείχνει κουτάκι σε αυτή τη θέση.',
  'border.fault.adjacent':
    'Το κουτάκι {box, number} αγγίζει το κουτάκι {other, number}, άρα και το {other, number} πρέπει να αγγίζει το {box, number}.',
  'border.fault.sheet':
    'Το κουτάκι {box, number} πρέπει να ανήκει σε ακριβώς ένα τμήμα αυτής της καρτέλας, ή σε κανένα αν είναι λευκό.',
  'border.handful.colours': '5 ζάρια χρωμάτων',
}
