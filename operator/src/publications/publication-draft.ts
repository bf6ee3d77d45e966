import { isWireLanguage, visibleText } from '@mosaic/contracts'
import type { Audience } from '@mosaic/contracts/desk'

/** Audience fields of the form; '' for no condition. */
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

/** Time from a datetime-local field, in the operator's time zone; null: empty. */
export const typedMoment = (typed: string): number | null => momentOf(typed) ?? null

/** `null`: a segment without a condition, or no account. */
export const audienceOf = (draft: AudienceDraft): Audience | null => {
  if (draft.to === 'member') {
    const account = visibleText(draft.account)
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
