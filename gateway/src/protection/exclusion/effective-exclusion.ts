/** `until: null`: for good. */
export type Exclusion = { readonly kind: 'cool-off' | 'self-exclusion'; readonly until: number | null }

const end = ({ until }: Exclusion): number => until ?? Number.POSITIVE_INFINITY

/** Of several exclusions at once the strictest holds: self-exclusion before a break, then the one that ends last. */
export const effectiveExclusion = (running: readonly Exclusion[]): Exclusion | null => {
  const selfExclusions = running.filter(({ kind }) => kind === 'self-exclusion')
  const candidates = selfExclusions.length > 0 ? selfExclusions : running
  return candidates.reduce<Exclusion | null>(
    (longest, each) => (longest === null || end(each) > end(longest) ? each : longest),
    null,
  )
}
