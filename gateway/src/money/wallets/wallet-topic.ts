import { streamTopic } from '../../platform'
import { balanceVersions } from '../ledger'

/** The same number as `balanceVersion` of the funds: it grows with every entry in any account of the member. */
export const walletTopic = streamTopic({ name: 'wallet', versionsOf: balanceVersions })
