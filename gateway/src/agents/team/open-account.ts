import { isSameSecret, type BodyOf, type FieldRule, type ValueOf } from '@mosaic/contracts'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { overRate } from '../../platform/guard/rate-limit'
import { fail, ok, refuse, type Result } from '../../platform/http/result'
import { isUniqueViolation } from '../../platform/db/sql-error'
import { inTransaction } from '../../platform/db/transaction'
import { createMember, hashPassword, lockMember, memberByAccount, violationsOf } from '../../identity'
import type { RegistrationProfile } from '../../platform'
import { ratesOfList } from './rate-list'
import { aboveOwn } from './rebate-rate'
import { giveRebateRates, rebateRatesOf } from './rebate-rates'
import { depthOf } from './store'
import { deepestLevel } from './tree'

/** Enough for a whole team in an afternoon, too little for a script that opens accounts. */
const perAgent = { limit: 60, windowMs: 60 * 60_000 }

/** Name and password follow the merchant's rules of registration; a nickname may always be left out. */
const rulesOf = ({ fields }: RegistrationProfile): [string, FieldRule][] =>
  (['username', 'password', 'nickname'] as const).flatMap((name) =>
    fields[name] ? [[name, { ...fields[name], enabled: true, required: name !== 'nickname' }]] : [],
  )

/** The new account is directly below the agent who opens it; the agent hands name and password over (domain §4.5). */
export const openAccount = async (
  ctx: AppContext,
  merchant: Merchant,
  agent: Member,
  profile: RegistrationProfile,
  body: Required<BodyOf<'openAccount'>>,
): Promise<Result<ValueOf<'openAccount'>>> => {
  const { username, password, nickname, type } = body
  const violations = violationsOf(rulesOf(profile), { username, password, nickname })
  if (Object.keys(violations).length > 0) return fail('register.rule.violated', undefined, violations)
  if (!isSameSecret(password, body.confirmPassword)) return fail('password.confirm.mismatch')
  if (profile.ageConfirmation && !body.ageConfirmed) return fail('register.age.required')
  const limited = await overRate(ctx.db, ctx.clock, `open-account:${agent.id}`, perAgent)
  if (limited) return limited
  if (((await depthOf(ctx.db, agent.id)) ?? 0) >= deepestLevel) return fail('agent.level.deepest')
  const rates = ratesOfList(body.rebates)
  if (await memberByAccount(ctx.db, merchant.code, username)) return fail('register.username.exists')
  const passwordHash = await hashPassword(password)
  try {
    const at = ctx.clock.now()
    const draft = { merchant, account: username, type, passwordHash, parentId: agent.id, nickname, at }
    const opened = await inTransaction(ctx.db, async (tx) => {
      if (Object.keys(rates).length > 0) {
        // The agent above may lower the opener's rates at the same moment.
        await lockMember(tx, agent.id)
        const tooHigh = aboveOwn(rates, await rebateRatesOf(tx, merchant, agent.id))
        if (Object.keys(tooHigh).length > 0) return refuse('agent.rebate.above.own', undefined, tooHigh)
      }
      const member = await createMember(tx, ctx, draft)
      await giveRebateRates(tx, { memberId: member.id, givenBy: agent.id, at }, rates)
      return member
    })
    return ok({ id: opened.id, account: opened.account, type: opened.type })
  } catch (error) {
    if (isUniqueViolation(error)) return fail('register.username.exists')
    throw error
  }
}
