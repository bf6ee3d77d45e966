/** Contests after the running one that take bets already. */
export const contestsAhead = 3
/** One pick of each contest that takes bets. */
export const mostLegs = contestsAhead + 1
/** The highest odds of a combined bet, in hundredths; as high as those of one pick. */
export const mostCombinedOdds = 50_000

const product = (hundredths: readonly number[]): bigint =>
  hundredths.reduce((all, each) => all * BigInt(each), BigInt(1))
const scaleOf = (count: number): bigint => product(Array.from({ length: count }, () => 100))

/** Odds multiplied exactly stay below the highest ones. */
export const isWithinMost = (odds: readonly number[]): boolean =>
  product(odds) * BigInt(100) <= BigInt(mostCombinedOdds) * scaleOf(odds.length)

/** Stake times what decided picks pay and what open ones return on average, in parts of `backScale`; rounded down. */
export const combinedValue = (
  stake: bigint,
  pays: readonly number[],
  backs: readonly number[],
  backScale: number,
): bigint => (stake * product(pays) * product(backs)) / (scaleOf(pays.length) * product(backs.map(() => backScale)))

/** Stake times what each pick pays, rounded down once; a void contest pays the stake, which counts as 1. */
export const combinedPayout = (stake: bigint, pays: readonly number[]): bigint =>
  (stake * product(pays)) / scaleOf(pays.length)
