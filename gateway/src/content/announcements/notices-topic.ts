import { streamTopic } from '../../platform'
import { versionsOf } from './store'

/** Changes with the notices that a merchant shows and with the member's reading of them. */
export const noticesTopic = streamTopic({ name: 'notices', versionsOf })
