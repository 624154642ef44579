/** The channel between stages and an operator's desk. */
import { type DeskMessage, deskName, readDesk } from '../../stage/wire/desk.ts'
import { openWindowChannel, type WindowChannel } from '../windowChannel.ts'

export type DeskChannel = WindowChannel<DeskMessage>

export const openDesk = (hear: (message: DeskMessage) => void): DeskChannel =>
  openWindowChannel(deskName, readDesk, hear)
