const segmentsOf = (path: string): string[] => path.replace(/^\/|\/+$/g, '').split('/')

/** An address that the segments match; a value stands for each parameter, and a splat may be empty. */
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
 * An address that both patterns match, as React Router matches: letters count in either case, a slash at the end does not, `:page`
 * is one segment of any name and `*` all that are left. Null when no address belongs to both.
 */
export const sharedAddress = (one: string, other: string): string | null => {
  const met = meet(segmentsOf(one), segmentsOf(other))
  return met && `/${met.join('/')}`
}

/** Whether a router finds this address by the pattern; in the address every letter stands for itself. */
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

/** The same pattern to a router, which does not look at case, a slash at the end or how a parameter is called. */
export const isSamePattern = (one: string, other: string): boolean => shapeOf(one) === shapeOf(other)

const shapeOf = (pattern: string): string =>
  segmentsOf(pattern)
    .map((segment) => (segment.startsWith(':') ? ':' : segment.toLowerCase()))
    .join('/')
