import { readValue, schemas, type SystemStatus, type ValueOf, type Whitelabel } from '@mosaic/contracts'
import { shapeOf } from '@mosaic/contracts/reading'
import type { z } from 'zod'

export type ReadAnswer<V> = {
  /** `undefined`: what a page cannot do without is missing. */
  readonly value: V | undefined
  /** Paths of what was not understood. */
  readonly leftOut: readonly string[]
}

/** Amounts have the profile's own sign, so that a currency without rules counts as the usual one (domain §8.14). */
const unknownCurrency = 'CNY'

const reader = <S extends z.ZodType>(schema: S): ((answer: unknown) => ReadAnswer<z.output<S>>) => {
  const shape = shapeOf(schema)
  return (answer) => {
    const { value, leftOut } = readValue(answer, shape, unknownCurrency)
    // Read by the shape of this very schema.
    return { value: value as z.output<S> | undefined, leftOut }
  }
}

const isTimeZone = (timeZone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

const narrowSymbol = (code: unknown): string => {
  try {
    const parts = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: String(code),
      currencyDisplay: 'narrowSymbol',
    }).formatToParts(0)
    return parts.find(({ type }) => type === 'currency')?.value ?? ''
  } catch {
    return ''
  }
}

/** What no shape says: a name and a currency sign to show, this year, and a time zone that this machine knows. */
const completed = (profile: Whitelabel, given: unknown): { readonly value: Whitelabel; readonly leftOut: string[] } => {
  const code = typeof given === 'object' && given !== null && 'currency' in given ? given.currency : profile.currency
  const value = {
    ...profile,
    name: profile.name || profile.merchantCode,
    currencySymbol: profile.currencySymbol || narrowSymbol(code) || profile.currency,
    copyrightYear: profile.copyrightYear || new Date().getUTCFullYear(),
  }
  return isTimeZone(profile.timeZone)
    ? { value, leftOut: [] }
    : { value: { ...value, timeZone: 'UTC' }, leftOut: ['timeZone'] }
}

/* What is not understood of the gateway's answers is left out, so that one new value closes no page. */

export const readDomainRoute: (answer: unknown) => ReadAnswer<ValueOf<'domainRoute'>> = reader(
  schemas.domainRoute.value,
)

const profileOf = reader(schemas.whitelabel.value)
export const readWhitelabel = (answer: unknown): ReadAnswer<Whitelabel> => {
  const { value, leftOut } = profileOf(answer)
  if (!value) return { value, leftOut }
  const profile = completed(value, answer)
  return { value: profile.value, leftOut: [...leftOut, ...profile.leftOut] }
}

const statusOf = reader(schemas.systemStatus.value)
export const readSystemStatus = (answer: unknown): ReadAnswer<SystemStatus> => {
  const { value, leftOut } = statusOf(answer)
  if (!value?.info.whitelabel) return { value, leftOut }
  const given = (answer as { readonly info: { readonly whitelabel?: unknown } }).info.whitelabel
  const profile = completed(value.info.whitelabel, given)
  return {
    value: { ...value, info: { ...value.info, whitelabel: profile.value } },
    leftOut: [...leftOut, ...profile.leftOut.map((path) => `info.whitelabel.${path}`)],
  }
}
