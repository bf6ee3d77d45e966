import type { BodyOf, ValueOf } from '@mosaic/contracts'

type Own = readonly ValueOf<'globalRebateSettings'>['rebates'][number][]

/** How much of what is above the cashback of every player an agent passes on, in per cent. */
export const shares = ['0', '50', '75', '100'] as const

/** Categories where the agent's rate is above every player's: only the difference can be passed on. */
export const shareableRates = (own: Own): Own => own.filter(({ rate, least }) => rate > least)

/** Whole basis points, rounded down: the share never exceeds the agent's own rate. */
export const sharedRates = (own: Own, share: string): NonNullable<BodyOf<'openAccount'>['rebates']> =>
  share === '0'
    ? []
    : shareableRates(own).map(({ gameType, rate, least }) => ({
        gameType,
        rate: least + Math.floor(((rate - least) * Number(share)) / 100),
      }))

/** The highest of some rates; 0 without any. */
export const highest = (rates: readonly { readonly rate: number }[]): number =>
  Math.max(0, ...rates.map(({ rate }) => rate))
