import { streamTopic } from '../../platform'
import { versionsOf } from './store'

/** Changes with what notices a merchant shows, and with what the member has read of them. */
export const noticesTopic = streamTopic({ name: 'notices', versionsOf })
