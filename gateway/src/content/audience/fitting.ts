import type { Audience } from '@mosaic/contracts/desk'
import { and, eq, gte, inArray, not, notInArray, type SQL, sql } from 'drizzle-orm'
import { accountKey, hasVerifiedIdentity, members } from '../../identity'
import { vipThresholds, vipWindowStart } from '../../loyalty'
import { countedValidBet } from '../../play'
import type { Merchant } from '../../platform/runtime/app-context'
import { marketingAllowed } from '../../protection'
import { readingLanguages } from './schema'

type Place = Pick<Merchant, 'code' | 'currency'>
type Segment = Extract<Audience, { kind: 'segment' }>

const internalTypes = [40]
const trialType = 4
/** Players are whoever is no agent (`isAgent`), without accounts that play for nothing. */
const playerTypes = [0, ...internalTypes]
const agentTypes = [1, 2, 41, 42]

const inSegment = (
  { language, vipLevel, customers, registeredSince, verified }: Segment,
  { currency }: Place,
  now: number,
): SQL | undefined => {
  const reads = sql`exists (select from ${readingLanguages} where ${readingLanguages.memberId} = ${members.id} and ${readingLanguages.language} = ${language})`
  const threshold = vipLevel === undefined ? undefined : vipThresholds(currency)[vipLevel - 1]
  return and(
    language === undefined ? undefined : reads,
    threshold === undefined
      ? undefined
      : sql`${countedValidBet(members.id, vipWindowStart(now))} >= ${threshold.toString()}::bigint`,
    customers === undefined ? undefined : inArray(members.type, customers === 'agents' ? agentTypes : playerTypes),
    registeredSince === undefined ? undefined : gte(members.registeredAt, registeredSince),
    verified === undefined
      ? undefined
      : verified
        ? hasVerifiedIdentity(members.id)
        : not(hasVerifiedIdentity(members.id)),
  )
}

/**
 * The condition by which rows of `members` belong to an audience. Trial and disabled accounts belong to none; who takes a break or has
 * excluded themselves is written to alone or not at all.
 */
export const fitting = (audience: Audience, merchant: Place, now: number): SQL | undefined =>
  and(
    eq(members.merchantCode, merchant.code),
    notInArray(members.type, [trialType]),
    eq(members.disabled, false),
    audience.kind === 'member'
      ? eq(members.accountKey, accountKey(audience.account))
      : marketingAllowed(members.id, now),
    audience.kind === 'segment' ? inSegment(audience, merchant, now) : undefined,
  )
