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
 * Rounds of a span on both sides. A round that one side lacks is looked up there by its id, because clocks differ. The
 * provider is read first: rounds settled there were settled here before.
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
    const recorded = ours.get(roundId) ?? elsewhere.get(roundId)
    pairs.push({ roundId, here: recorded ? ourSide(recorded) : null, provider: theirSide(round) })
  }
  for (const [roundId, round] of ours) {
    if (theirs.has(roundId)) continue
    const found = await findProviderRound(ctx, roundId)
    // The provider has it in another span or currency, where it is counted.
    if (!found || (found.createdAt < span.to && ofZone(found)))
      pairs.push({ roundId, here: ourSide(round), provider: found && theirSide(found) })
  }
  return pairs
}

export type ZoneWanted = {
  readonly zone: BusinessZone
  /** Business days in the zone. */
  readonly first: string
  readonly last: string
  /** Longest time that a round may be open. */
  readonly openForMs: number
}

/** Compares the provider's round log with our books (domain §2.2) on the days of a zone, and all overdue rounds. */
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
  /** Number of business days, up to today. */
  readonly days: number
}

/** `reconcileZone` for every zone of the merchants, up to the zone's own today. */
export const reconcileRounds = async (ctx: AppContext, { days, openForMs }: Wanted): Promise<RoundReport> => {
  const reports: RoundReport[] = []
  for (const zone of businessZones(await ctx.merchants.all())) {
    const last = dayOf(ctx.clock.now(), zone.timeZone)
    reports.push(await reconcileZone(ctx, { zone, first: addDays(last, 1 - days), last, openForMs }))
  }
  return { lines: reports.flatMap(({ lines }) => lines), rows: reports.flatMap(({ rows }) => rows) }
}

/** Form of a report that a command prints. */
export const readableReport = ({ lines, rows }: RoundReport) => ({
  lines,
  rows: rows.map((row) => ({ ...row, here: sideText(row.here), provider: sideText(row.provider) })),
})
