/** English texts of sharing a match and of full screen. */
export const share = {
  'share.link': 'Share a link',
  'share.address': 'The address of this match',
  'share.copied':
    'The link is copied. Whoever opens it has this match on the shelf, checked like a file.',
  'share.copy':
    'Copy this address. Whoever opens it has this match on the shelf, checked like a file.',
  'share.tooLong': 'This match is too long for a link: here it is as a file.',
  'share.fullScreen': 'Full screen',
  'share.lead': 'The race over the match',
  'share.lead.after': '{share, plural, =1 {at the end} other {after {share, number, percent}}}',
  'share.time': 'Time taken',
  'share.time.of': '{minutes, plural, =0 {} other {# min }}{seconds, number} s',
  'share.luck': 'The match in numbers',
  'share.luck.player': 'Player',
  'share.luck.throws': 'Throws',
  'share.luck.pieces': 'Pieces',
  'share.luck.p': 'p',
  'share.luck.about':
    'p is the chance that even pieces fall at least as unevenly as these did: below 0.01 would be strange, once in a hundred matches it is not.',
} as const
