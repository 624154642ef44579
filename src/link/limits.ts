/** Limits of everything that comes from another machine. */

export const linkLimits = {
  /** Characters of a frame to the host: the longest is a share by stirring. */
  toHost: 8_000,
  /** Characters of a frame to a screen: the longest is the track of a throw of many pieces. */
  toScreen: 2_000_000,
  /** Screens of one table. */
  peers: 64,
  /** Messages of one screen: so many at once, and so many in a second in the long run. */
  burst: 60,
  perSecond: 25,
  /** Refused messages after which a screen is disconnected. */
  offences: 200,
  /** Steps that a screen can have missed and still gets one by one, and their characters. */
  missedSteps: 64,
  missedCharacters: 4_000_000,
  /** Acts of a screen that wait for their answer. */
  unanswered: 32,
} as const
