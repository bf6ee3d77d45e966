import { z } from 'zod'
import type { AppContext } from '../../platform/runtime/app-context'
import { askProvider, findAtProvider } from '../provider'
import { identifier } from './protocol'

const amount = z
  .string()
  .regex(/^\d{1,18}$/)
  .transform(BigInt)

const providerRound = z.object({
  roundId: z.string().min(1).max(64),
  currency: z.string().max(8),
  state: z.enum(['OPEN', 'SETTLED', 'CANCELLED']),
  stake: amount,
  win: amount,
  createdAt: z.number().int().min(0),
})
/** A round as the provider's log has it; money that was refused or taken back stands in it as CANCELLED. */
export type ProviderRound = z.output<typeof providerRound>

const roundFate = providerRound.extend({
  /** PAID: its win, maybe nothing, is owed under `payTxId`. TAKEN_BACK: its bets are not to count. Null: it is not decided. */
  outcome: z.enum(['PAID', 'TAKEN_BACK']).nullable(),
  payTxId: identifier,
  bets: z.array(z.object({ txId: identifier })).max(1000),
})
/** What became of a round, also while the provider's own call about it has not arrived. */
export type RoundFate = z.output<typeof roundFate>

/** `next`: the page ends with a round of that instant, and more may follow; null at the end. */
const page = z.object({ rounds: z.array(providerRound), next: z.number().int().nullable() })

const perPage = 5000
const patienceMs = 30_000

/** The provider's log of the rounds that began in a span of time, by their ids; throws when it is not whole. */
export const providerRounds = async (
  ctx: Pick<AppContext, 'config'>,
  from: number,
  to: number,
): Promise<ReadonlyMap<string, ProviderRound>> => {
  const found = new Map<string, ProviderRound>()
  for (let at: number | null = from; at !== null; ) {
    const path: string = `/provider/v1/rounds?from=${at}&to=${to}&limit=${perPage}`
    const { rounds, next }: z.output<typeof page> = await askProvider(ctx, path, page, patienceMs)
    for (const round of rounds) found.set(round.roundId, round)
    if (next !== null && next <= at)
      throw new Error(`The game provider lists more than ${perPage} rounds of one instant: ${next}`)
    at = next
  }
  return found
}

const findRound = async <T>(ctx: Pick<AppContext, 'config'>, roundId: string, shape: z.ZodType<T>): Promise<T | null> =>
  (await findAtProvider(ctx, `/provider/v1/rounds/${encodeURIComponent(roundId)}`, z.object({ round: shape })))
    ?.round ?? null

/** One round of the log; null when the provider has never played it. */
export const findProviderRound = (ctx: Pick<AppContext, 'config'>, roundId: string): Promise<ProviderRound | null> =>
  findRound(ctx, roundId, providerRound)

/** The same with what is to be done about it. */
export const findRoundFate = (ctx: Pick<AppContext, 'config'>, roundId: string): Promise<RoundFate | null> =>
  findRound(ctx, roundId, roundFate)
