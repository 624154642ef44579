/** The channel between the windows of one browser: tables and stages hear each other on it, and nobody else. */
import { channelName, type Message, readMessage } from '../../stage/wire/messages.ts'
import { openWindowChannel, type WindowChannel } from '../windowChannel.ts'

export const openChannel = (hear: (message: Message) => void): WindowChannel<Message> =>
  openWindowChannel(channelName, readMessage, hear)
