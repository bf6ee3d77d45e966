/** One round as a side of the books has it. */
export type RoundSide = {
  readonly state: 'OPEN' | 'SETTLED' | 'CANCELLED'
  readonly stake: bigint
  readonly win: bigint
  readonly currency: string
  /** When it began. */
  readonly at: number
}
/** What each side says of one round; null: it does not know it. */
export type RoundPair = {
  readonly roundId: string
  readonly here: RoundSide | null
  readonly provider: RoundSide | null
}

/** `missing`: the provider's and not ours. `extra`: ours and not the provider's. `open`: not over on one side for too long. */
export const differenceKinds = ['missing', 'extra', 'amount', 'open'] as const
export type DifferenceKind = (typeof differenceKinds)[number]

/** What a round that began before this may no longer be: open. */
export type OpenUntil = { readonly openedBefore: number }

const moved = (side: RoundSide | null): boolean => side?.state === 'SETTLED'

/** null: the sides agree, or the round is young and still being played. What moved on neither side is no difference. */
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

/** A side as a person reads it. */
export const sideText = (side: RoundSide | null): string => {
  if (side === null) return 'unknown'
  const { state, stake, win, currency } = side
  return state === 'CANCELLED' ? 'cancelled' : `${state.toLowerCase()} ${stake} → ${win} ${currency}`
}
