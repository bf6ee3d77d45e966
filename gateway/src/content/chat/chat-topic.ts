import { streamTopic } from '../../platform'
import { versionsOf } from './store'

/** Changes with each message and with what the member has read. */
export const chatTopic = streamTopic({ name: 'chat', versionsOf })
