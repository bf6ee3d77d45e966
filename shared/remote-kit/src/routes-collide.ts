const segmentsOf = (path: string): string[] => path.replace(/^\/|\/+$/g, '').split('/')

/** An address that the segments match; each parameter gets a value, a splat may be empty. */
const filled = (segments: readonly string[]): string[] =>
  segments.filter((segment) => segment !== '*').map((segment) => (segment.startsWith(':') ? 'any' : segment))

const meet = (one: readonly string[], other: readonly string[]): string[] | null => {
  const [first, ...rest] = one
  const [otherFirst, ...otherRest] = other
  // A splat takes whatever is left, also nothing.
  if (first === '*') return filled(other)
  if (otherFirst === '*') return filled(one)
  if (first === undefined || otherFirst === undefined) return first === otherFirst ? [] : null
  const isOpen = first.startsWith(':')
  if (!isOpen && !otherFirst.startsWith(':') && first.toLowerCase() !== otherFirst.toLowerCase()) return null
  const met = meet(rest, otherRest)
  return met && [...filled([isOpen ? otherFirst : first]), ...met]
}

/**
 * An address that both patterns match by React Router's rules: case-insensitive, optional trailing slash, `:page` one
 * segment, `*` the rest. Null if there is none.
 */
export const sharedAddress = (one: string, other: string): string | null => {
  const met = meet(segmentsOf(one), segmentsOf(other))
  return met && `/${met.join('/')}`
}

/** Whether the pattern matches this address literally. */
export const matchesAddress = (pattern: string, address: string): boolean => {
  const [wanted, given] = [segmentsOf(pattern), segmentsOf(address)]
  const isOpenEnded = wanted[wanted.length - 1] === '*'
  const named = isOpenEnded ? wanted.slice(0, -1) : wanted
  return (
    (isOpenEnded ? given.length >= named.length : given.length === named.length) &&
    named.every((segment, index) => {
      const found = given[index] ?? ''
      return segment.startsWith(':') ? found !== '' : segment.toLowerCase() === found.toLowerCase()
    })
  )
}

/** Normalises case, trailing slash and parameter names, which a router ignores. */
export const isSamePattern = (one: string, other: string): boolean => shapeOf(one) === shapeOf(other)

const shapeOf = (pattern: string): string =>
  segmentsOf(pattern)
    .map((segment) => (segment.startsWith(':') ? ':' : segment.toLowerCase()))
    .join('/')
