/**
 * State of a promotion for one member (domain §8.36). `COMING` and `OPEN` have no grant yet; `SIGNED` is the check-in
 * of today.
 */
export const promotionStates = [
  'COMING',
  'OPEN',
  'APPLIED',
  'IN_PROCESS',
  'APPROVED',
  'ISSUED',
  'CLAIMED',
  'SIGNED',
  'REJECTED',
  'CLOSED',
] as const
export type PromotionState = (typeof promotionStates)[number]

/** The states that a grant is stored in; the others are derived from the campaign. */
export const grantStates = ['APPLIED', 'IN_PROCESS', 'APPROVED', 'ISSUED', 'CLAIMED', 'REJECTED', 'CLOSED'] as const
export type GrantState = (typeof grantStates)[number]

/** The ten labels of spec §4. */
export const promotionLabels = {
  COMING: 'comingSoon',
  OPEN: 'join',
  APPLIED: 'applying',
  IN_PROCESS: 'inProcess',
  APPROVED: 'issued',
  ISSUED: 'claim',
  CLAIMED: 'claimed',
  SIGNED: 'signed',
  REJECTED: 'rejected',
  CLOSED: 'closed',
} as const satisfies Readonly<Record<PromotionState, string>>
export type PromotionLabel = (typeof promotionLabels)[PromotionState]

/**
 * What happens to a grant: `apply` by the member, `review` when an operator takes it up or a mission begins, `approve`,
 * `issue` when its reward can be claimed, `claim`, `reject`, `close` by expiry, forfeit or the end of the campaign.
 */
export type GrantStep = 'apply' | 'review' | 'approve' | 'issue' | 'claim' | 'reject' | 'close'

const steps: Readonly<Record<GrantState | 'NONE', Partial<Readonly<Record<GrantStep, GrantState>>>>> = {
  NONE: { apply: 'APPLIED', review: 'IN_PROCESS', approve: 'APPROVED', issue: 'ISSUED' },
  APPLIED: { review: 'IN_PROCESS', approve: 'APPROVED', issue: 'ISSUED', reject: 'REJECTED', close: 'CLOSED' },
  IN_PROCESS: { approve: 'APPROVED', issue: 'ISSUED', reject: 'REJECTED', close: 'CLOSED' },
  APPROVED: { issue: 'ISSUED', reject: 'REJECTED', close: 'CLOSED' },
  ISSUED: { claim: 'CLAIMED', close: 'CLOSED' },
  CLAIMED: {},
  REJECTED: {},
  CLOSED: {},
}

/** The next state of a grant; null: this step is not allowed now. */
export const grantAfter = (state: GrantState | 'NONE', step: GrantStep): GrantState | null => steps[state][step] ?? null

/** The states from which nothing leads on. */
export const isFinal = (state: GrantState): boolean => Object.keys(steps[state]).length === 0
