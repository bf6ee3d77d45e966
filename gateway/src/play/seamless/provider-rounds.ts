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
  /** Unused stake that came back with the win; neither stake nor win counts it. */
  returned: amount.default(0n),
  createdAt: z.number().int().min(0),
})
/** A round in the provider's log. A refused or reversed bet is CANCELLED there. */
export type ProviderRound = z.output<typeof providerRound>

const providerRoundStatus = providerRound.extend({
  /** PAID: its win, possibly zero, is owed under `payTxId`. TAKEN_BACK: its bets do not count. Null: still played. */
  outcome: z.enum(['PAID', 'TAKEN_BACK']).nullable(),
  payTxId: identifier,
  bets: z.array(z.object({ txId: identifier })).max(1000),
})
/** The state of a round at the provider, also while its own call has not arrived. */
export type ProviderRoundStatus = z.output<typeof providerRoundStatus>

/** `next`: the instant of the last round of the page, when more may follow; null at the end. */
const page = z.object({ rounds: z.array(providerRound), next: z.number().int().nullable() })

const perPage = 5000
const timeoutMs = 30_000

/** The provider's rounds that began in a span of time, by id; throws when the log is incomplete. */
export const providerRounds = async (
  ctx: Pick<AppContext, 'config'>,
  from: number,
  to: number,
): Promise<ReadonlyMap<string, ProviderRound>> => {
  const found = new Map<string, ProviderRound>()
  for (let at: number | null = from; at !== null; ) {
    const path: string = `/provider/v1/rounds?from=${at}&to=${to}&limit=${perPage}`
    const { rounds, next }: z.output<typeof page> = await askProvider(ctx, path, page, timeoutMs)
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

/** One round of the log; null when the provider does not know it. */
export const findProviderRound = (ctx: Pick<AppContext, 'config'>, roundId: string): Promise<ProviderRound | null> =>
  findRound(ctx, roundId, providerRound)

/** One round with its outcome and bets. */
export const findRoundStatus = (
  ctx: Pick<AppContext, 'config'>,
  roundId: string,
): Promise<ProviderRoundStatus | null> => findRound(ctx, roundId, providerRoundStatus)
