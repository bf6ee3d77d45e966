import type { AppContext } from '../../platform/runtime/app-context'
import type { Tx } from '../../platform/db/database'
import type { NewMember } from '../../platform/runtime/module'
import { affiliateCode, giveRebateRates } from '../team'
import { insertRegistration } from './store'

/** A member who registered by an agent's code has its rates; the agent's own rates limit them as any others. */
export const registeredByLink = async (
  tx: Tx,
  { clock }: Pick<AppContext, 'clock'>,
  { id: memberId, merchantCode, invitationCode }: NewMember,
): Promise<void> => {
  const link = invitationCode === null ? null : await affiliateCode(tx, merchantCode, invitationCode)
  if (!link) return
  const at = clock.now()
  await insertRegistration(tx, { memberId, merchantCode, code: link.code, registeredAt: at })
  await giveRebateRates(tx, { memberId, givenBy: link.memberId, at }, link.rates ?? {})
}
