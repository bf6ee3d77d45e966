import { isWireLanguage } from '@mosaic/contracts'
import type { Audience } from '@mosaic/contracts/desk'

/** What the form holds of an audience: texts, '' where nothing is asked for. */
export type AudienceDraft = {
  readonly to: string
  readonly account: string
  readonly language: string
  readonly vipLevel: string
  readonly customers: string
  readonly registeredSince: string
  readonly verified: string
}

const momentOf = (typed: string): number | undefined => {
  const at = typed === '' ? Number.NaN : new Date(typed).getTime()
  return Number.isNaN(at) ? undefined : at
}

/** What was typed into a field of date and time, in the clock of whoever typed it; null: nothing. */
export const typedMoment = (typed: string): number | null => momentOf(typed) ?? null

/** `null`: a segment that names nothing, or no account. */
export const audienceOf = (draft: AudienceDraft): Audience | null => {
  if (draft.to === 'member') {
    const account = draft.account.trim()
    return account === '' ? null : { kind: 'member', account }
  }
  if (draft.to !== 'segment') return { kind: 'all' }
  const registeredSince = momentOf(draft.registeredSince)
  const customers = (['players', 'agents'] as const).find((each) => each === draft.customers)
  const named = {
    ...(isWireLanguage(draft.language) && { language: draft.language }),
    ...(draft.vipLevel !== '' && { vipLevel: Number(draft.vipLevel) }),
    ...(customers && { customers }),
    ...(registeredSince !== undefined && { registeredSince }),
    ...(draft.verified !== '' && { verified: draft.verified === 'yes' }),
  }
  return Object.keys(named).length === 0 ? null : { kind: 'segment', ...named }
}
