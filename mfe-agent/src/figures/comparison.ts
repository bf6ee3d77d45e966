import { quotient } from '@mosaic/contracts'

type Comparison = {
  readonly direction:
    | 'up'
    | 'down'
    | 'flat' /** Size of the change in basis points of the previous value; null without one. */
  readonly basisPoints: number | null
}

/** Compares with the period before. Works on whole numbers of either kind, so that money stays exact. */
export const compare = (current: bigint, previous: bigint): Comparison => {
  if (current === previous) return { direction: 'flat', basisPoints: 0 }
  const direction = current > previous ? 'up' : 'down'
  if (previous === 0n) return { direction, basisPoints: null }
  const change = quotient((current - previous) * 10_000n, previous < 0n ? -previous : previous)
  return { direction, basisPoints: Number(change < 0n ? -change : change) }
}
