import { asciiDigits, type CampaignKind } from '@mosaic/contracts'
import type { DeskBody } from '@mosaic/contracts/desk'

type Terms = DeskBody<'saveCampaign'>['terms']

/** Fields of the form as typed; '' for no condition. */
export type CampaignDraft = {
  readonly kind: CampaignKind
  readonly amount: string
  readonly least: string
  readonly most: string
  readonly autoApproveUpTo: string
  readonly code: string
  /** Amounts of the days of a check-in, separated by blanks. */
  readonly amounts: string
  readonly budget: string
  readonly memberCap: string
  readonly claimDays: string
  readonly vipLeast: string
  readonly deposits: string
  readonly customers: string
}

/** An amount as the wire has it: digits and a point. */
const wire = (typed: string): string => asciiDigits(typed).trim().replace(',', '.')
const optional = (typed: string): string | null => (typed.trim() === '' ? null : wire(typed))

const kindTerms = (draft: CampaignDraft): Terms['of'] => {
  switch (draft.kind) {
    case 'APPLICATION':
      return {
        kind: 'APPLICATION',
        amount: wire(draft.amount),
        least: wire(draft.least),
        most: wire(draft.most),
        autoApproveUpTo: optional(draft.autoApproveUpTo),
      }
    case 'PROMO_CODE':
      return { kind: 'PROMO_CODE', code: draft.code.trim().toUpperCase(), amount: wire(draft.amount) }
    case 'REFERRAL':
      return { kind: 'REFERRAL', amount: wire(draft.amount), least: wire(draft.least) }
    case 'CHECK_IN':
      return { kind: 'CHECK_IN', amounts: draft.amounts.trim().split(/\s+/).map(wire) }
  }
}

/** The terms that the form describes. */
export const termsOfDraft = (draft: CampaignDraft): Terms => {
  const deposits = (['none', 'some'] as const).find((each) => each === draft.deposits)
  const customers = (['players', 'agents'] as const).find((each) => each === draft.customers)
  return {
    of: kindTerms(draft),
    reward: { type: 'cash' },
    eligibility: {
      ...(draft.vipLeast !== '' && { vipLeast: Number(draft.vipLeast) }),
      ...(deposits && { deposits }),
      ...(customers && { customers }),
    },
    budget: optional(draft.budget),
    memberCap: optional(draft.memberCap),
    claimDays: Number(asciiDigits(draft.claimDays)) || 7,
  }
}

const amountForm = /^\d{1,12}(\.\d{1,4})?$/

/** The fields that cannot be sent as they are. */
export const wrongFields = (draft: CampaignDraft): readonly (keyof CampaignDraft)[] => {
  const isAmount = (typed: string) => amountForm.test(wire(typed))
  const asked: Readonly<Record<CampaignKind, readonly (keyof CampaignDraft)[]>> = {
    APPLICATION: ['amount', 'least', 'most'],
    PROMO_CODE: ['amount'],
    CHECK_IN: [],
    REFERRAL: ['amount', 'least'],
  }
  return [
    ...asked[draft.kind].filter((name) => !isAmount(draft[name])),
    ...(['autoApproveUpTo', 'budget', 'memberCap'] as const).filter(
      (name) => draft[name].trim() !== '' && !isAmount(draft[name]),
    ),
    ...(draft.kind === 'PROMO_CODE' && !/^[A-Z0-9]{4,24}$/.test(draft.code.trim().toUpperCase())
      ? (['code'] as const)
      : []),
    ...(draft.kind === 'CHECK_IN' && !draft.amounts.trim().split(/\s+/).every(isAmount) ? (['amounts'] as const) : []),
  ]
}
