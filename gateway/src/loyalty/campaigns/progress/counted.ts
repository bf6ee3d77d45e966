import { type Minor, minor, zero } from '@mosaic/contracts'
import type { CampaignTerms, KindTerms } from '@mosaic/contracts/desk'
import { dayOf, periodAt, profileAmount } from '../../../platform'
import type { CountedRound } from '../../../play'
import type { CampaignRow } from '../schema'

type Counting = KindTerms<'MISSION' | 'RAFFLE' | 'CASHBACK' | 'TOURNAMENT'>

/** The terms of a campaign that counts rounds or deposits; null for another kind. */
export const countingTerms = ({ of }: Pick<CampaignTerms, 'of'>): Counting | null =>
  of.kind === 'MISSION' || of.kind === 'RAFFLE' || of.kind === 'CASHBACK' || of.kind === 'TOURNAMENT' ? of : null

/** The only period of a campaign without weeks. */
export const wholePeriod = 'all'

/** The period that an instant belongs to: of cashback the week, by its first business day. */
export const periodOf = ({ kind }: Pick<Counting, 'kind'>, at: number, timeZone: string): string =>
  kind === 'CASHBACK' ? dayOf(periodAt('week', at, timeZone).from, timeZone) : wholePeriod

/** When a campaign counts: from its launch to its end. */
export const countingSpan = ({
  startsAt,
  launchedAt,
  endsAt,
  endedAt,
}: Pick<CampaignRow, 'startsAt' | 'launchedAt' | 'endsAt' | 'endedAt'>) => ({
  from: Math.max(startsAt, launchedAt ?? startsAt),
  to: Math.min(endsAt ?? Infinity, endedAt ?? Infinity),
})

/** The progress is the highest count instead of the sum. */
export const countsHighest = (of: Counting): boolean => of.kind === 'TOURNAMENT' && of.metric === 'multiplier'

type Round = Pick<CountedRound, 'gameCode' | 'category' | 'state' | 'stake' | 'payout' | 'validBet'>

const isCountedGame = (
  { categories, includedGames, excludedGames }: Counting,
  { gameCode, category }: Pick<Round, 'gameCode' | 'category'>,
): boolean =>
  (categories.length === 0 || categories.includes(category)) &&
  (includedGames.length === 0 || includedGames.includes(gameCode)) &&
  !excludedGames.includes(gameCode)

const ofTournament = (
  of: KindTerms<'TOURNAMENT'>,
  { stake, payout, validBet }: Round,
  currency: CampaignRow['currency'],
): Minor => {
  if (stake < profileAmount(of.leastStake, currency)) return zero
  return of.metric === 'turnover' ? validBet : minor((payout * 100n) / stake)
}

/** What a round counts now: its valid bet, one, or its multiplier. One without risk, or taken back, counts nothing. */
export const countOfRound = (of: Counting, round: Round, currency: CampaignRow['currency']): Minor => {
  if (round.state !== 'SETTLED' || round.validBet <= 0n || !isCountedGame(of, round)) return zero
  switch (of.kind) {
    case 'MISSION':
      return of.metric === 'deposits' ? zero : of.metric === 'rounds' ? minor(1) : round.validBet
    case 'TOURNAMENT':
      return ofTournament(of, round, currency)
    default:
      return round.validBet
  }
}

/** What a deposit counts. */
export const countOfDeposit = (of: Counting, amount: Minor): Minor =>
  of.kind === 'MISSION' && of.metric === 'deposits' ? amount : zero

/** The progress that completes a mission. */
export const missionTarget = ({ metric, target }: KindTerms<'MISSION'>, currency: CampaignRow['currency']): Minor =>
  metric === 'rounds' ? minor(BigInt(target)) : profileAmount(target, currency)

/** Tickets of a raffle. */
export const ticketsOf = (
  { ticketPer, mostTickets }: KindTerms<'RAFFLE'>,
  validBet: Minor,
  currency: CampaignRow['currency'],
): number => {
  const tickets = validBet <= 0n ? 0n : validBet / profileAmount(ticketPer, currency)
  return tickets > BigInt(mostTickets) ? mostTickets : Number(tickets)
}
