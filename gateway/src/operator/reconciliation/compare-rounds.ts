/** One round in the books of one side. */
export type RoundSide = {
  readonly state: 'OPEN' | 'SETTLED' | 'CANCELLED'
  readonly stake: bigint
  readonly win: bigint
  readonly currency: string
  /** Start of the round. */
  readonly at: number
}
/** One round on both sides; null: the side does not have it. */
export type RoundPair = {
  readonly roundId: string
  readonly here: RoundSide | null
  readonly provider: RoundSide | null
}

/** `missing`: only the provider has it. `extra`: only we have it. `open`: not over on one side for too long. */
export const differenceKinds = ['missing', 'extra', 'amount', 'open'] as const
export type DifferenceKind = (typeof differenceKinds)[number]

/** A round that began earlier must be over. */
export type OpenUntil = { readonly openedBefore: number }

const moved = (side: RoundSide | null): boolean => side?.state === 'SETTLED'

/** null: the sides agree, no money moved, or the round is still being played. */
export const roundDifference = (
  { here, provider }: Pick<RoundPair, 'here' | 'provider'>,
  { openedBefore }: OpenUntil,
): DifferenceKind | null => {
  const began = (provider ?? here)?.at ?? 0
  if (here?.state === 'OPEN' || provider?.state === 'OPEN') return began < openedBefore ? 'open' : null
  if (moved(provider) && !moved(here)) return 'missing'
  if (moved(here) && !moved(provider)) return 'extra'
  if (!here || !provider || !moved(here)) return null
  const same = here.stake === provider.stake && here.win === provider.win && here.currency === provider.currency
  return same ? null : 'amount'
}

/** Text of one side for a report. */
export const sideText = (side: RoundSide | null): string => {
  if (side === null) return 'unknown'
  const { state, stake, win, currency } = side
  return state === 'CANCELLED' ? 'cancelled' : `${state.toLowerCase()} ${stake} → ${win} ${currency}`
}
