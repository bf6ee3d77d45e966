import { streamTopic } from '../../platform'
import { balanceVersions } from '../ledger'

/** The version is `balanceVersion` of the funds: it grows with every entry of the member. */
export const walletTopic = streamTopic({ name: 'wallet', versionsOf: balanceVersions })
