import { type CampaignKind, gameCategories, rainDivisions } from '@mosaic/contracts'

/** How a field of the form is written. */
type FieldForm =
  | { readonly form: 'amount' | 'amounts' | 'whole' | 'code' | 'text' | 'games' | 'weights' | 'place' }
  | { readonly form: 'choice'; readonly options: readonly string[] }

const amount = { form: 'amount' } as const
const whole = { form: 'whole' } as const

/** Fields of the terms; the choice '' is none. */
export const termFields = {
  amount,
  least: amount,
  most: amount,
  autoApproveUpTo: amount,
  code: { form: 'code' },
  amounts: { form: 'amounts' },
  percent: whole,
  cap: amount,
  every: { form: 'choice', options: ['day', 'deposit'] },
  metric: { form: 'choice', options: ['validBet', 'rounds', 'deposits'] },
  board: { form: 'choice', options: ['turnover', 'multiplier'] },
  target: amount,
  category: { form: 'choice', options: ['', ...gameCategories] },
  ticketPer: amount,
  mostTickets: whole,
  prizes: { form: 'amounts' },
  rounds: whole,
  rateBp: whole,
  leastStake: amount,
  factor: whole,
  days: whole,
  maxStake: amount,
  cashOutCap: amount,
  wagerCategory: { form: 'choice', options: ['', ...gameCategories] },
  /** Percent of a stake that counts: names of categories or games, each with its number. */
  weights: { form: 'weights' },
  gameWeights: { form: 'weights' },
  includedGames: { form: 'games' },
  excludedGames: { form: 'games' },
  /** Games whose rounds a campaign counts, and those that it does not. */
  countedGames: { form: 'games' },
  uncountedGames: { form: 'games' },
  forfeitAtWithdrawal: { form: 'choice', options: ['', 'yes'] },
  stackable: { form: 'choice', options: ['', 'yes'] },
  /** The place among bonuses that wait. */
  order: { form: 'place' },
  gameId: { form: 'text' },
  stake: amount,
  roundDays: whole,
  total: amount,
  envelopes: whole,
  waves: whole,
  waveMinutes: whole,
  division: { form: 'choice', options: rainDivisions },
} as const satisfies Readonly<Record<string, FieldForm>>
export type TermField = keyof typeof termFields
export const termFieldNames = Object.keys(termFields) as readonly TermField[]

/** What the lowest amount of a kind is about, where it is not the reward. */
const leastLabel = {
  REFERRAL: 'campaigns.leastBet',
  FIRST_DEPOSIT: 'campaigns.leastDeposit',
  RELOAD: 'campaigns.leastDeposit',
} as const satisfies Partial<Record<CampaignKind, string>>
const hasLeastLabel = (kind: CampaignKind): kind is keyof typeof leastLabel => kind in leastLabel

export const leastLabelOf = (kind: CampaignKind) => (hasLeastLabel(kind) ? leastLabel[kind] : 'campaigns.least')

export type RewardType = 'cash' | 'bonus' | 'rounds'

/** The fields of each kind, in the order of the form. */
export const fieldsOfKind: Readonly<Record<CampaignKind, readonly TermField[]>> = {
  APPLICATION: ['amount', 'least', 'most', 'autoApproveUpTo'],
  PROMO_CODE: ['code', 'amount'],
  CHECK_IN: ['amounts'],
  REFERRAL: ['amount', 'least'],
  FIRST_DEPOSIT: ['percent', 'cap', 'least'],
  RELOAD: ['percent', 'cap', 'least', 'every'],
  MISSION: ['metric', 'target', 'amount', 'category', 'countedGames', 'uncountedGames'],
  VIP_UPGRADE: ['amounts'],
  RAFFLE: ['ticketPer', 'mostTickets', 'prizes', 'category', 'countedGames', 'uncountedGames'],
  FREE_ROUNDS: ['rounds'],
  CASHBACK: ['rateBp', 'least', 'most', 'category', 'countedGames', 'uncountedGames'],
  TOURNAMENT: ['board', 'leastStake', 'prizes', 'category', 'countedGames', 'uncountedGames'],
  RED_RAIN: ['total', 'envelopes', 'waves', 'waveMinutes', 'division'],
}

export const fieldsOfReward: Readonly<Record<RewardType, readonly TermField[]>> = {
  cash: [],
  bonus: [
    ...(['factor', 'days', 'wagerCategory', 'weights', 'gameWeights', 'includedGames', 'excludedGames'] as const),
    ...(['maxStake', 'cashOutCap', 'forfeitAtWithdrawal', 'stackable', 'order'] as const),
  ],
  rounds: ['gameId', 'stake', 'roundDays'],
}

const optional: ReadonlySet<string> = new Set(['autoApproveUpTo', 'cap', 'maxStake', 'cashOutCap', 'order'])

/** A range has a lowest and a highest reward for applications; of cashback the highest may be open. */
export const isOptional = (kind: CampaignKind, name: TermField): boolean =>
  optional.has(name) || (kind === 'CASHBACK' && name === 'most')

/** What a kind may bring: a share of a deposit is wagered, free rounds are rounds. */
export const rewardsOfKind = (kind: CampaignKind): readonly RewardType[] => {
  switch (kind) {
    case 'FIRST_DEPOSIT':
    case 'RELOAD':
      return ['bonus']
    case 'FREE_ROUNDS':
      return ['rounds']
    case 'RED_RAIN':
      return ['cash']
    case 'CASHBACK':
      return ['cash', 'bonus']
    default:
      return ['cash', 'bonus', 'rounds']
  }
}
