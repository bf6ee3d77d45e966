import { streamTopic } from '../../platform'
import { versionsOf } from './store'

/** Changes with the newest message and with how many are unread. */
export const inboxTopic = streamTopic({ name: 'inbox', versionsOf })
