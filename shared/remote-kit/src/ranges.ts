type Version = readonly [major: number, minor: number, patch: number]

const parse = (text: string): Version | null => {
  const match = /^(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:[-+][\w.-]+)?$/.exec(text)
  return match ? [Number(match[1]), Number(match[2] ?? 0), Number(match[3] ?? 0)] : null
}

const compare = (a: Version, b: Version): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]

/** First version that a caret range no longer allows: the leftmost digit that is not zero may not grow. */
const ceiling = ([major, minor, patch]: Version): Version =>
  major > 0 ? [major + 1, 0, 0] : minor > 0 ? [0, minor + 1, 0] : [0, 0, patch + 1]

/**
 * The ranges that manifests and the federation runtime use: `^1.2.0`, `~1.2.0`, `>=1.2.0`, `<=1.2.0`, an exact version, `*`.
 * Anything else is satisfied by nothing.
 */
export const satisfies = (version: string, range: string): boolean => {
  const given = parse(version)
  if (!given) return false
  if (range === '*') return true
  const sign = /^(\^|~|[<>]=)?/.exec(range)?.[1] ?? ''
  const wanted = parse(range.slice(sign.length))
  if (!wanted) return false
  if (sign === '') return compare(given, wanted) === 0
  if (sign === '<=') return compare(given, wanted) <= 0
  if (compare(given, wanted) < 0) return false
  if (sign === '>=') return true
  return compare(given, sign === '^' ? ceiling(wanted) : [wanted[0], wanted[1] + 1, 0]) < 0
}
