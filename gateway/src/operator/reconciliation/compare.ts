/** One deposit or payout in the books of one side. `done`: money moved. */
export type Side = {
  readonly reference: string
  readonly done: boolean
  readonly amount: bigint
  readonly currency: string
}
export type Difference = {
  readonly reference: string
  readonly kind: 'only here' | 'only at the provider' | 'other amount'
  readonly here: string
  readonly provider: string
}

const amountText = (side: Side | undefined): string => (side?.done ? `${side.amount} ${side.currency}` : '–')

/** Differences between both books about money that moved. */
export const compare = (here: readonly Side[], provider: readonly Side[]): readonly Difference[] => {
  const ours = new Map(here.map((side) => [side.reference, side]))
  const theirs = new Map(provider.map((side) => [side.reference, side]))
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((reference): readonly Difference[] => {
    const [own, other] = [ours.get(reference), theirs.get(reference)]
    const row = { reference, here: amountText(own), provider: amountText(other) }
    if (own?.done && !other?.done) return [{ ...row, kind: 'only here' }]
    if (other?.done && !own?.done) return [{ ...row, kind: 'only at the provider' }]
    return own?.done && other?.done && row.here !== row.provider ? [{ ...row, kind: 'other amount' }] : []
  })
}
