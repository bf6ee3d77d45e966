import { type Currency, currencyScale, gameCategories, gameClassifies } from '@mosaic/contracts'
import { z } from 'zod'

/** The answer of `GET /provider/v1/games`: stakes are minor units by the currency's number of decimals. */
const units = z.string().regex(/^(0|[1-9]\d{0,17})$/)
const code = z.string().regex(/^[\w.-]{1,64}$/)

/** Figures of every playable game. */
const play = z.object({
  rtpBp: z.number().int().min(0).max(10_000),
  /** Of the single bet that returns most, side bets included; absent: the main bet returns most. */
  mostRtpBp: z.number().int().min(0).max(10_000).optional(),
  hitRateBp: z.number().int().min(0).max(10_000),
  /** Standard deviation of one round, in stakes. */
  deviation: z.number().nonnegative(),
  /** The largest round, in stakes. */
  maxWinX: z.number().nonnegative(),
  stakes: z.record(z.string(), z.object({ min: units, max: units, steps: z.array(units).default([]) })),
  /** How many first stakes a round can take with raises, doubles and splits. */
  mostStakes: z.number().int().min(1).max(1000).default(1),
  /** Whether the operator may prepay rounds, each with one of the steps as its stake. */
  freeRounds: z.boolean().default(false),
})

/** Figures of slots only. */
const slot = z.object({
  lines: z.number().int().min(1),
  paytable: z.object({ line: z.record(z.string(), z.array(z.number())), scatter: z.array(z.number()) }),
})

const game = z.object({
  gameCode: code,
  vendor: code,
  name: z.string().min(1).max(120),
  category: z.enum(gameCategories),
  classify: z.enum(gameClassifies),
  status: z.enum(['playable', 'coming']),
  hot: z.boolean().default(false),
  isNew: z.boolean().default(false),
  play: play.nullish(),
  slot: slot.nullish(),
})
const vendor = z.object({
  code,
  name: z.string().min(1).max(120),
  category: z.enum(gameCategories),
  palette: z.string(),
  sort: z.number().int(),
})

export const providerCatalogue = z.object({ vendors: z.array(vendor), games: z.array(game) })
export type ProviderGame = z.output<typeof game>
export type ProviderCatalogue = z.output<typeof providerCatalogue>

/** 1 (low) to 5 (high) by the standard deviation of one round. */
export const volatilityOf = (deviation: number): number =>
  [3, 5, 8, 12].filter((bound) => deviation >= bound).length + 1

export type PaytableRow = { symbol: string; pays: { count: number; multiplier: number }[] }

const hundredths = (value: number): number => Math.round(value * 100) / 100

/** Prizes as multiples of the whole stake, so that line and scatter prizes can be compared. */
export const paytableOf = (game: ProviderGame): PaytableRow[] => {
  if (!game.slot) return []
  const { lines, paytable } = game.slot
  const row = (symbol: string, prizes: readonly number[], share: number): PaytableRow => ({
    symbol,
    pays: prizes
      .map((prize, index) => ({ count: index + 3, multiplier: hundredths(prize / share) }))
      .filter((pay) => pay.multiplier > 0),
  })
  return [
    ...Object.entries(paytable.line).map(([symbol, prizes]) => row(symbol, prizes, lines)),
    row('scatter', paytable.scatter, 1),
  ].filter((each) => each.pays.length > 0)
}

/** Stakes in minor units by the number of decimals of a currency. */
export type StakesByScale = Readonly<Record<string, readonly string[]>>

export const freeRoundStakesOf = ({ play: published }: ProviderGame): StakesByScale =>
  published?.freeRounds
    ? Object.fromEntries(Object.entries(published.stakes).map(([scale, { steps }]) => [scale, steps]))
    : {}

export const betLimits = (
  game: ProviderGame,
): { readonly min: Partial<Record<Currency, string>>; readonly max: Partial<Record<Currency, string>> } => {
  const entries = Object.entries(currencyScale).flatMap(([currency, scale]) => {
    const stakes = game.play?.stakes[String(scale)]
    return stakes ? [{ currency, stakes }] : []
  })
  return {
    min: Object.fromEntries(entries.map(({ currency, stakes }) => [currency, stakes.min])),
    max: Object.fromEntries(entries.map(({ currency, stakes }) => [currency, stakes.max])),
  }
}
