import {
  type RecordedRound,
  findProviderRound,
  provider,
  type ProviderRound,
  providerRounds,
  roundsOfIds,
  roundsOpenedIn,
  roundsStillOpen,
} from '../../play'
import { addDays, dayOf, startOfDay } from '../../platform'
import type { AppContext } from '../../platform/runtime/app-context'
import { type BusinessZone, businessZones } from './business-zones'
import { type RoundPair, type RoundSide, sideText } from './compare-rounds'
import { createRoundTally, type RoundReport } from './round-tally'

const ourSide = ({ state, stake, payout, currency, openedAt }: RecordedRound): RoundSide => ({
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
const pairsOf = async (ctx: AppContext, zone: BusinessZone, span: Span): Promise<readonly RoundPair[]> => {
  const ofZone = ({ currency }: { readonly currency: string }) => zone.has(currency)
  const listed = [...(await providerRounds(ctx, span.from, span.to)).values()].filter(ofZone)
  const theirs = new Map(listed.map((round) => [round.roundId, round]))
  const opened = (await roundsOpenedIn(ctx.db, provider, span)).filter(ofZone)
  const ours = new Map(opened.map((round) => [round.roundId, round]))
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
    // Of another span by the provider's clock, or in another currency: it is counted there.
    if (!found || (found.createdAt < span.to && ofZone(found)))
      pairs.push({ roundId, here: ourSide(round), provider: found && theirSide(found) })
  }
  return pairs
}

export type ZoneWanted = {
  readonly zone: BusinessZone
  /** Business days of the zone. */
  readonly first: string
  readonly last: string
  /** After this a round must be over. */
  readonly openForMs: number
}

/** The provider's round log against our books (domain §2.2) on the days of one zone, and whatever has been open here for too long, of any day. */
export const reconcileZone = async (
  ctx: AppContext,
  { zone, first, last, openForMs }: ZoneWanted,
): Promise<RoundReport> => {
  const now = ctx.clock.now()
  const { timeZone } = zone
  const openedBefore = now - openForMs
  const tally = createRoundTally({ provider, openedBefore, dayOf: (at) => dayOf(at, timeZone) })
  const from = startOfDay(first, timeZone)
  for (const { roundId, ...round } of await roundsStillOpen(ctx.db, provider, Math.min(from, openedBefore))) {
    if (!zone.has(round.currency)) continue
    const found = await findProviderRound(ctx, roundId)
    tally.add({ roundId, here: ourSide({ roundId, ...round }), provider: found && theirSide(found) })
  }
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const span = { from: startOfDay(day, timeZone), to: Math.min(startOfDay(addDays(day, 1), timeZone), now + 1) }
    for (const pair of await pairsOf(ctx, zone, span)) tally.add(pair)
  }
  return tally.report()
}

export type Wanted = Pick<ZoneWanted, 'openForMs'> & {
  /** Business days up to today. */
  readonly days: number
}

/** The same for all zones of merchants, each up to its own today. */
export const reconcileRounds = async (ctx: AppContext, { days, openForMs }: Wanted): Promise<RoundReport> => {
  const reports: RoundReport[] = []
  for (const zone of businessZones(await ctx.merchants.all())) {
    const last = dayOf(ctx.clock.now(), zone.timeZone)
    reports.push(await reconcileZone(ctx, { zone, first: addDays(last, 1 - days), last, openForMs }))
  }
  return { lines: reports.flatMap(({ lines }) => lines), rows: reports.flatMap(({ rows }) => rows) }
}

/** As a command prints it. */
export const readableReport = ({ lines, rows }: RoundReport) => ({
  lines,
  rows: rows.map((row) => ({ ...row, here: sideText(row.here), provider: sideText(row.provider) })),
})
