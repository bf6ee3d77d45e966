import { isAgent, isTrial } from '@mosaic/contracts'
import type { Audience } from '@mosaic/contracts/desk'
import { type SQL, sql } from 'drizzle-orm'
import { accountKey, hasVerifiedIdentity, memberRows } from '../../identity'
import { vipThresholds, vipWindowStart } from '../../loyalty'
import { countedValidBet } from '../../play'
import { timestamp } from '../../platform/db/columns'
import type { Merchant } from '../../platform/runtime/app-context'
import { marketingAllowed } from '../../protection'
import { readingLanguages } from './schema'

type Place = Pick<Merchant, 'code' | 'currency'>
type Segment = Extract<Audience, { kind: 'segment' }>

const [id, type] = [sql`member.id`, sql`member.type`]
const customerTypes = [0, 1, 2, 4, 40, 41, 42]
const typeIn = (isWanted: (type: number) => boolean): SQL =>
  sql`${type} = any(${`{${customerTypes.filter(isWanted).join(',')}}`}::smallint[])`
const isPlayer = (customerType: number) => !isAgent(customerType) && !isTrial(customerType)

const inSegment = (
  { language, vipLevel, customers, registeredSince, verified }: Segment,
  { currency }: Place,
  now: number,
): readonly SQL[] => {
  const threshold = vipLevel === undefined ? undefined : vipThresholds(currency)[vipLevel - 1]
  const reads = sql`exists (select from ${readingLanguages} where ${readingLanguages.memberId} = ${id} and ${readingLanguages.language} = ${language})`
  return [
    ...(language === undefined ? [] : [reads]),
    ...(threshold === undefined
      ? []
      : [sql`${countedValidBet(id, vipWindowStart(now))} >= ${threshold.toString()}::bigint`]),
    ...(customers === undefined ? [] : [typeIn(customers === 'agents' ? isAgent : isPlayer)]),
    ...(registeredSince === undefined ? [] : [sql`member.registered_at >= ${timestamp(registeredSince)}`]),
    ...(verified === undefined ? [] : [sql`${hasVerifiedIdentity(id)} = ${verified}`]),
  ]
}

/**
 * The condition that a row `member` belongs to an audience. Trial and disabled accounts belong to none; a member in a break or
 * self-exclusion gets personal messages only.
 */
const audienceCondition = (audience: Audience, merchant: Place, now: number): SQL =>
  sql.join(
    [
      sql`member.merchant_code = ${merchant.code}`,
      sql`not member.disabled`,
      sql`${type} <> 4`,
      audience.kind === 'member'
        ? sql`member.account_key = ${accountKey(audience.account)}`
        : marketingAllowed(id, now),
      ...(audience.kind === 'segment' ? inSegment(audience, merchant, now) : []),
    ],
    sql` and `,
  )

/** A query of the ids of an audience. */
export const audienceMembers = (audience: Audience, merchant: Place, now: number): SQL =>
  sql`select member.id from ${memberRows} member where ${audienceCondition(audience, merchant, now)}`

export const audienceSizeQuery = (audience: Audience, merchant: Place, now: number): SQL =>
  sql`select count(*)::int as n from (${audienceMembers(audience, merchant, now)}) audience`

export const belongsQuery = (memberId: string, audience: Audience, merchant: Place, now: number): SQL =>
  sql`select id from (${audienceMembers(audience, merchant, now)}) audience where id = ${memberId}`
