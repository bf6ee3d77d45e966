import { streamTopic } from '../../platform'
import { bonusVersions } from './store'

/** Changes with the wagering of a member's live bonuses and with each that begins or ends. */
export const rewardsTopic = streamTopic({
  name: 'rewards',
  versionsOf: (db, members) =>
    bonusVersions(
      db,
      members.map(({ id }) => id),
    ),
})
