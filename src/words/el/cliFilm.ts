/** Greek texts of the film command. */
export const cliFilm = {
  'cli.film.help':
    'npm run film -- FILE --out OUT.mp4|OUT.webm [--size 1920x1080] [--fps 60] [--from N] [--to M] [--highlights SECONDS] [--lang en|el|pl|ru] [--view table|director] [--quality high|medium|low] [--processes N] [--silent] [--hashes] [--alone] [--dist FOLDER] [--json]\nnpm run film -- FILE --stills --out OUT.html [--size 1920x1080] [--lang en|el|pl|ru]\n\nΦτιάχνει ταινία από μια αποθηκευμένη παρτίδα χωρίς οθόνη: κάθε εικόνα στο δευτερόλεπτό της, κάθε φορά οι ίδιες· ένα WebM είναι ίδιο ως το τελευταίο byte. Τα --from και --to είναι αριθμοί κινήσεων. Με --highlights μόνο οι μεγάλες στιγμές, τόσα δευτερόλεπτα. Η όψη του τραπεζιού (table) δεν δείχνει τίποτα που κρύβουν οι παίκτες· του σκηνοθέτη (director) τα δείχνει όλα. Ταινία που διακόπηκε συνεχίζει εκεί που σταμάτησε με την ίδια εντολή. Το --processes είναι πόσοι φυλλομετρητές δουλεύουν μαζί. Με --hashes τυπώνεται μια σύνοψη της εικόνας για κάθε δευτερόλεπτο. Στο τέλος καταγράφονται έξι δευτερόλεπτα όπως παίζονται, για σύγκριση· το --alone το παραλείπει. Με --dist χρησιμοποιείται σελίδα που έχει ήδη χτιστεί. Με --stills γίνεται εικονογραφημένο βιβλίο των μεγάλων στιγμών, σε HTML και PDF. Με --json η τελευταία γραμμή είναι ένα αντικείμενο JSON με τα μεγέθη και το «ok».',
  'cli.film.out': 'Η ταινία γράφεται σε αρχείο που τελειώνει σε .mp4 ή .webm, όχι σε «{given}».',
  'cli.film.noOut': 'Πες με --out πού πάει η ταινία: αρχείο που τελειώνει σε {kinds}.',
  'cli.film.book': 'Το βιβλίο γράφεται σε αρχείο που τελειώνει σε .html, όχι σε «{given}».',
  'cli.film.oneFile': 'Δώσε μία αποθηκευμένη παρτίδα.',
  'cli.film.size':
    'Το --size είναι πλάτος και ύψος, άρτια, από {least, number} ως {most, number}, όπως 1280x720· όχι «{given}».',
  'cli.film.order': 'Το --to είναι πριν από το --from.',
  'cli.film.noMatch': 'Η παρτίδα {file} δεν μπορεί να γίνει ταινία. {why}',
  'cli.film.empty': 'Σε αυτή την παρτίδα δεν έχει παιχτεί ακόμη τίποτα.',
  'cli.film.tooFar': 'Αυτή η παρτίδα δεν έχει τόσες κινήσεις.',
  'cli.film.noMoments': 'Καμία στιγμή αυτής της παρτίδας δεν είναι αρκετά μεγάλη για εικόνα.',
  'cli.film.noBuild': 'Η σελίδα δεν χτίστηκε: δες τις γραμμές πιο πάνω.',
  'cli.film.interrupted': 'Σταμάτησε. Η ίδια εντολή συνεχίζει από εδώ.',
  'cli.film.resumed':
    '{n, plural, one {# κομμάτι της ταινίας υπάρχει} other {# κομμάτια της ταινίας υπάρχουν}} ήδη.',
  'cli.film.progress':
    '{done, number} από {all, number} εικόνες, {rate, number} το δευτερόλεπτο, μένουν {minutes, number} λ {seconds, number} δ',
  'cli.film.made':
    '{file}: {frames, plural, one {# εικόνα} other {# εικόνες}}, {megabytes, number} MB.',
  'cli.film.speed':
    '{rate, number} εικόνες το δευτερόλεπτο: σχεδιάστηκαν {drawn, number}, κρατήθηκαν {held, number} επειδή τίποτα δεν άλλαξε, καμία δεν χάθηκε.',
  'cli.film.capture':
    'Καταγραφή όπως παίζεται: {rate, number} εικόνες το δευτερόλεπτο, χάθηκαν {lost, number} από {wanted, number} σε {seconds, number} δ.',
  'cli.film.opus':
    'Αυτός ο Chromium δεν κωδικοποιεί AAC: ο ήχος του MP4 είναι Opus, που δεν τον ξέρει κάθε πρόγραμμα.',
  'cli.film.cut': 'Μόνο ένα μέρος της παρτίδας είναι αξιόπιστο: η ταινία τελειώνει εκεί.',
  'cli.film.bookOf': '{game}: οι μεγάλες στιγμές',
  'cli.film.book.begun':
    '{n, plural, one {# μεγάλη στιγμή} other {# μεγάλες στιγμές}}: οι εικόνες φτιάχνονται.',
  'cli.film.book.progress':
    '{done, number} από {all, number} εικόνες, μένουν {minutes, number} λ {seconds, number} δ',
  'cli.film.book.made': '{n, plural, one {# εικόνα} other {# εικόνες}}: {html}, {pdf}',
} as const
