import {
  type BookedRound,
  findProviderRound,
  provider,
  type ProviderRound,
  providerRounds,
  roundsOfIds,
  roundsOpenedIn,
  roundsStillOpen,
} from '../../play'
import { addDays, dayOf, startOfDay } from '../../platform'
import type { AppContext } from '../../platform/kernel/app-context'
import { createRoundTally, type RoundReport } from './round-tally'
import type { RoundPair, RoundSide } from './compare-rounds'

/** Between houses a day is one of UTC: the provider knows nothing of the merchants' time zones. */
const zone = 'UTC'

const ourSide = ({ state, stake, payout, currency, openedAt }: BookedRound): RoundSide => ({
  state,
  stake,
  win: payout,
  currency,
  at: openedAt,
})
const theirSide = ({ state, stake, win, currency, createdAt }: ProviderRound): RoundSide => ({
  state,
  stake,
  win,
  currency,
  at: createdAt,
})

type Span = { readonly from: number; readonly to: number }

/**
 * The rounds of a span. What only one side has in it is asked for by its id on the other side, because the clocks of two houses differ at
 * the edges. The provider is read first: what it calls settled was settled here before.
 */
const pairsOf = async (ctx: AppContext, span: Span): Promise<readonly RoundPair[]> => {
  const theirs = await providerRounds(ctx, span.from, span.to)
  const ours = new Map((await roundsOpenedIn(ctx.db, provider, span)).map((round) => [round.roundId, round]))
  const notHere = [...theirs.keys()].filter((roundId) => !ours.has(roundId))
  const elsewhere = new Map((await roundsOfIds(ctx.db, provider, notHere)).map((round) => [round.roundId, round]))
  const pairs: RoundPair[] = []
  for (const [roundId, round] of theirs) {
    const booked = ours.get(roundId) ?? elsewhere.get(roundId)
    pairs.push({ roundId, here: booked ? ourSide(booked) : null, provider: theirSide(round) })
  }
  for (const [roundId, round] of ours) {
    if (theirs.has(roundId)) continue
    const found = await findProviderRound(ctx, roundId)
    // Of another span by the provider's clock: it is counted there.
    if (!found || found.createdAt < span.to)
      pairs.push({ roundId, here: ourSide(round), provider: found && theirSide(found) })
  }
  return pairs
}

export type Wanted = {
  /** Days of UTC up to today. */
  readonly days: number
  /** After this a round must be over. */
  readonly openForMs: number
}

/** The provider's round log against our books (domain §2.2), and whatever has been open here for too long, of any day. */
export const reconcileRounds = async (ctx: AppContext, { days, openForMs }: Wanted): Promise<RoundReport> => {
  const now = ctx.clock.now()
  const tally = createRoundTally({ provider, openedBefore: now - openForMs, dayOf: (at) => dayOf(at, zone) })
  const today = dayOf(now, zone)
  const first = startOfDay(addDays(today, 1 - days), zone)
  for (const { roundId, ...round } of await roundsStillOpen(ctx.db, provider, Math.min(first, now - openForMs))) {
    const found = await findProviderRound(ctx, roundId)
    tally.add({ roundId, here: ourSide({ roundId, ...round }), provider: found && theirSide(found) })
  }
  for (let day = addDays(today, 1 - days); day <= today; day = addDays(day, 1)) {
    const span = { from: startOfDay(day, zone), to: Math.min(startOfDay(addDays(day, 1), zone), now + 1) }
    for (const pair of await pairsOf(ctx, span)) tally.add(pair)
  }
  return tally.report()
}
