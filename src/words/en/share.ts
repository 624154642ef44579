/** Words of handing a match over, and of the whole screen. */
export const share = {
  'share.link': 'Share a link',
  'share.address': 'The address of this match',
  'share.copied':
    'The link is copied. Whoever opens it has this match on the shelf, checked like a file.',
  'share.copy':
    'Copy this address. Whoever opens it has this match on the shelf, checked like a file.',
  'share.tooLong': 'This match is too long for a link: here it is as a file.',
  'share.fullScreen': 'Full screen',
} as const
