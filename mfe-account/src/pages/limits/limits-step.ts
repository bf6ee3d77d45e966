import { nextPath } from '../login/next-path'

const path = '/m/limits'

/** A new member sees the limits first, then the page they wanted (domain §0.6). */
export const limitsStepPath = (next: string | null): string => {
  const target = nextPath(next)
  return target.startsWith(`${path}?`) ? target : `${path}?step=register&next=${encodeURIComponent(target)}`
}

/** The query of the registration page with this step as its `next`; everything else in it stays. */
export const searchWithLimitsStep = (search: string): string => {
  const query = new URLSearchParams(search)
  query.set('next', limitsStepPath(query.get('next')))
  return `?${query.toString()}`
}

/** The query as it was before, for a visitor who logs in instead of registering: only a new member has this step. */
export const searchWithoutLimitsStep = (search: string): string => {
  const query = new URLSearchParams(search)
  const next = query.get('next') ?? ''
  const step = next.startsWith(`${path}?`) ? limitsStep(next.slice(path.length)) : null
  if (!step) return search
  query.set('next', step.next)
  return `?${query.toString()}`
}

/** Null: this is a visit like any other. */
export const limitsStep = (search: string): { readonly next: string } | null => {
  const query = new URLSearchParams(search)
  return query.get('step') === 'register' ? { next: nextPath(query.get('next')) } : null
}
