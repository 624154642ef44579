/** Limits of the door: it must stand whatever comes from the network. */
export const doorLimits = {
  rooms: 16,
  connections: 256,
  /** Of one address. */
  connectionsEach: 40,
  screensInRoom: 64,
  /** Bytes of a frame from a screen, and from a host. */
  fromScreen: 8_000,
  fromHost: 2_100_000,
  /** Frames of a screen: at once, and in a second in the long run. */
  burst: 80,
  perSecond: 30,
  /** Wrong codes of one address, and new rooms of one address, in a minute. */
  triesEach: 20,
  /** Bytes that wait for a slow receiver before it is disconnected. */
  waiting: 8_000_000,
  /** Milliseconds that a room waits for its host, that a connection may stay silent before it says who it is, and between pings. */
  roomWaits: 600_000,
  greetingWaits: 10_000,
  pingEvery: 20_000,
}
