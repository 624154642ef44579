/** The BroadcastChannel between tables and stages in windows of one browser. */
import { channelName, type Message, readMessage } from '../../link/wire/messages.ts'
import { openWindowChannel, type WindowChannel } from '../windowChannel.ts'

export const openChannel = (hear: (message: Message) => void): WindowChannel<Message> =>
  openWindowChannel(channelName, readMessage, hear)
