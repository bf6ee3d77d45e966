/** An exact number. The denominator is positive and shares no divisor with the numerator. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint }

const divisor = (a: bigint, b: bigint): bigint => {
  let [large, small] = [a < 0n ? -a : a, b]
  while (small !== 0n) [large, small] = [small, large % small]
  return large
}

export const fraction = (numerator: bigint | number, denominator: bigint | number = 1n): Fraction => {
  const [above, below] = [BigInt(numerator), BigInt(denominator)]
  if (below <= 0n) throw new RangeError('a denominator is above zero')
  const shared = divisor(above, below)
  return { numerator: above / shared, denominator: below / shared }
}

export const zero = fraction(0n)
export const one = fraction(1n)

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)

export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { ...b, numerator: -b.numerator })

export const times = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator)

export const over = (a: Fraction, b: Fraction): Fraction =>
  b.numerator < 0n
    ? fraction(-a.numerator * b.denominator, a.denominator * -b.numerator)
    : fraction(a.numerator * b.denominator, a.denominator * b.numerator)

/** Denominators that divide each other need no reducing on the way, which is what costs. */
export const sum = (parts: readonly Fraction[]): Fraction => {
  let { numerator, denominator } = zero
  for (const part of parts) {
    if (denominator % part.denominator === 0n) numerator += part.numerator * (denominator / part.denominator)
    else if (part.denominator % denominator === 0n) {
      numerator = numerator * (part.denominator / denominator) + part.numerator
      denominator = part.denominator
    } else ({ numerator, denominator } = plus({ numerator, denominator }, part))
  }
  return fraction(numerator, denominator)
}

export const isMore = (a: Fraction, b: Fraction): boolean => a.numerator * b.denominator > b.numerator * a.denominator

export const greatest = (first: Fraction, ...rest: readonly Fraction[]): Fraction =>
  rest.reduce((best, each) => (isMore(each, best) ? each : best), first)

/** Towards zero for what is not negative. */
export const floorOf = ({ numerator, denominator }: Fraction): bigint => {
  const whole = numerator / denominator
  return numerator < 0n && whole * denominator !== numerator ? whole - 1n : whole
}

/** The value that a person wrote: `1.95` is 39/20, not the nearest double. */
export const decimalFraction = (written: number): Fraction => {
  const [digits = '0', exponent = '0'] = String(written).split('e')
  const [whole = '0', decimals = ''] = digits.split('.')
  const scale = decimals.length - Number(exponent)
  const value = BigInt(whole + decimals)
  return scale >= 0 ? fraction(value, 10n ** BigInt(scale)) : fraction(value * 10n ** BigInt(-scale))
}

/** The nearest double, right to its last digit also where both parts are far above 2⁵³. */
export const toNumber = ({ numerator, denominator }: Fraction): number => {
  const digits = 20n
  const scaled = (numerator * 10n ** digits) / denominator
  return Number(`${scaled}e-${digits}`)
}

/** `n` over `k`: in how many ways `k` of `n` can be chosen. */
export const choose = (n: number, k: number): bigint => {
  if (k < 0 || k > n) return 0n
  let ways = 1n
  for (let i = 1; i <= k; i += 1) ways = (ways * BigInt(n - k + i)) / BigInt(i)
  return ways
}
