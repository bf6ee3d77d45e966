import { agentRain, moneyToWire, type BodyOf, parseMoney, type ValueOf, zero } from '@mosaic/contracts'
import { toOthersRefusal, unwageredRefusal } from '../../money'
import { validBetSince } from '../../play'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { inTransaction } from '../../platform/db/transaction'
import { fail, ok, type Result } from '../../platform/http/result'
import { lockMemberAccount } from '../campaigns/claim'
import { openRain } from './open-rain'
import type { RainRow } from './schema'
import * as store from './store'

const minuteMs = 60_000
const mostShown = 50

type Given = ValueOf<'giveRedRain'>

const givenToWire = (
  { id: rainId, currency, envelopes, startsAt, endsAt, closedAt, ...rain }: RainRow,
  { claimed, claimedAmount }: { readonly claimed: number; readonly claimedAmount: RainRow['total'] },
): Given => ({
  ...{ rainId, currency, envelopes, claimed, startsAt, endsAt },
  total: moneyToWire(rain.total, currency),
  claimedAmount: moneyToWire(claimedAmount, currency),
  returned: moneyToWire(rain.returned, currency),
  isOver: closedAt !== null,
})

const nothingClaimed = { claimed: 0, claimedAmount: zero }

const earlierAnswer = (earlier: RainRow, total: RainRow['total'], envelopes: number): Result<Given> =>
  earlier.total === total && earlier.envelopes === envelopes
    ? ok(givenToWire(earlier, nothingClaimed))
    : fail('idempotency.mismatch')

/** An agent's gift from their own balance to the members below. */
export const giveRain = async (
  ctx: AppContext,
  merchant: Merchant,
  agent: Member,
  { amount, envelopes, division, password }: BodyOf<'giveRedRain'>,
  requestKey: string,
): Promise<Result<Given>> => {
  const total = parseMoney(amount, agent.currency)
  if (total === null || total === 0n) return fail('money.amount.invalid', undefined, { amount: 'invalid' })
  const earlier = await store.rainOfRequest(ctx.db, agent.id, requestKey)
  if (earlier) return earlierAnswer(earlier, total, envelopes)
  const refused = await toOthersRefusal(ctx, merchant, agent, password)
  if (refused) return refused
  return inTransaction(ctx.db, async (tx) => {
    await lockMemberAccount(tx, merchant, agent)
    const faster = await store.rainOfRequest(tx, agent.id, requestKey)
    if (faster) return earlierAnswer(faster, total, envelopes)
    const unwagered = await unwageredRefusal(tx, { validBetSince }, merchant, agent, ctx.clock.now())
    if (unwagered) return unwagered
    const rain = await openRain(tx, ctx, {
      ...{ merchantCode: merchant.code, currency: agent.currency, giverId: agent.id, requestKey },
      ...{ total, envelopes, division, waves: agentRain.waves, waveMs: agentRain.waveMinutes * minuteMs },
      startsAt: ctx.clock.now(),
    })
    return ok(givenToWire(rain, nothingClaimed))
  })
}

export const givenRains = async ({ db }: AppContext, agent: Member): Promise<readonly Given[]> =>
  (await store.rainsGivenBy(db, agent.id, mostShown)).map(({ rain, ...sums }) => givenToWire(rain, sums))
