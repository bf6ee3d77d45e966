import { isCurrency, wireLanguages, type Currency } from '@mosaic/contracts'
import { z } from 'zod'
import { merchantProfile, registrationProfile } from './profile'
import { amountFault } from './profile-amounts'

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const host = z.string().regex(/^[a-z\d]([a-z\d.-]{0,251}[a-z\d])?$/)

/**
 * A whole merchant as data. Flags are checked for form only: one that this release does not know is off here and may be on
 * in the next.
 */
export const merchantDefinition = z
  .strictObject({
    code: z.string().regex(/^[a-z\d-]{2,32}$/),
    sort: z.number().int().min(0).max(9999),
    name: z.string().min(1).max(64),
    hosts: z.array(host).min(1),
    mainDomain: host,
    currency: z.custom<Currency>((value) => typeof value === 'string' && isCurrency(value)),
    timeZone: z.string().refine(isTimeZone),
    defaultLanguage: z.enum(wireLanguages),
    languages: z.array(z.enum(wireLanguages)).min(1),
    minAge: z.number().int().min(18).max(25),
    flags: z.array(z.string().regex(/^[A-Z\d]{2,32}$/)),
    /** Two-letter countries; '' blocks callers whose country is unknown. */
    blockedRegions: z.array(z.string().regex(/^([A-Z]{2})?$/)),
    maintenance: z.boolean().default(false),
    maintenanceUntil: z.number().int().nullable().default(null),
    maintenanceMessage: z.string().max(500).default(''),
    profile: merchantProfile,
    registration: registrationProfile,
  })
  .refine(
    ({ languages, defaultLanguage }) => languages.includes(defaultLanguage),
    'the default language is not among the languages',
  )
  .refine(({ hosts, mainDomain }) => hosts.includes(mainDomain), 'the main domain is not among the hosts')
  .superRefine(({ profile, currency }, check) => {
    const fault = amountFault(profile, currency)
    if (fault) check.addIssue({ code: 'custom', path: ['profile', ...fault.path], message: fault.message })
  })
export type MerchantDefinition = z.output<typeof merchantDefinition>
