const logFactorials = [0]
const logFactorial = (n: number): number => {
  for (let next = logFactorials.length; next <= n; next++)
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next))
  return logFactorials[n] ?? 0
}
const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k)

/** Fisher's exact test, one-sided: p that the first group has at least so many bad views if both groups are alike. */
export const fisherExact = (bad: number, views: number, otherBad: number, otherViews: number): number => {
  const allBad = bad + otherBad
  const total = logChoose(views + otherViews, allBad)
  let tail = 0
  for (let k = bad; k <= Math.min(views, allBad); k++)
    if (allBad - k <= otherViews) tail += Math.exp(logChoose(views, k) + logChoose(otherViews, allBad - k) - total)
  return Math.min(1, tail)
}

/** Upper tail of the standard normal distribution (Abramowitz and Stegun 7.1.26, error below 1.5e-7). */
const upperTail = (z: number): number => {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const half =
    0.5 *
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-x * x)
  return z >= 0 ? half : 1 - half
}

/** Mann–Whitney rank test, one-sided: p that the first group is so much slower if both groups are alike. */
export const rankTest = (times: readonly number[], others: readonly number[]): number => {
  const ranked = [
    ...times.map((value) => ({ value, own: true })),
    ...others.map((value) => ({ value, own: false })),
  ].sort((a, b) => a.value - b.value)
  let sum = 0
  let ties = 0
  for (let start = 0; start < ranked.length; ) {
    let end = start
    while (end < ranked.length && ranked[end]?.value === ranked[start]?.value) end++
    const rank = (start + end + 1) / 2
    for (let at = start; at < end; at++) if (ranked[at]?.own) sum += rank
    ties += (end - start) ** 3 - (end - start)
    start = end
  }
  const [m, n, all] = [times.length, others.length, ranked.length]
  const u = sum - (m * (m + 1)) / 2
  const spread = Math.sqrt(((m * n) / 12) * (all + 1 - ties / (all * (all - 1))))
  return spread === 0 ? 1 : upperTail((u - (m * n) / 2 - 0.5) / spread)
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
