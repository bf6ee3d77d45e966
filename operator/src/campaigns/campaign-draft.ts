import { asciiDigits, type CampaignKind, gameCategories, visibleText } from '@mosaic/contracts'
import type { DeskBody } from '@mosaic/contracts/desk'
import {
  fieldsOfKind,
  fieldsOfReward,
  isOptional,
  type RewardType,
  rewardsOfKind,
  type TermField,
  termFields,
} from './draft-fields'

type Terms = DeskBody<'saveCampaign'>['terms']
type CommonField =
  | ('budget' | 'memberCap' | 'claimDays')
  | ('vipLeast' | 'deposits' | 'customers' | 'verified' | 'registeredSince')

/** Fields of the form as typed; '' for no condition. */
export type CampaignDraft = Readonly<Record<TermField | CommonField, string>> & {
  readonly kind: CampaignKind
  readonly reward: RewardType
}

/** An amount as the wire has it: digits and a point. */
const wire = (typed: string): string => asciiDigits(typed).trim().replace(',', '.')
const optional = (typed: string): string | null => (visibleText(typed) === '' ? null : wire(typed))
const whole = (typed: string): number => Number(asciiDigits(typed).trim())
const listOf = (typed: string): readonly string[] => typed.trim().split(/\s+/).map(wire)

const gamesOf = (typed: string): string[] => (visibleText(typed) === '' ? [] : visibleText(typed).split(/\s+/))

/** Names with their percents, `LIVE 10 LOTT 0`; null if it is nothing of the kind. */
const weightsOf = (typed: string): ReadonlyMap<string, number> | null => {
  const parts = gamesOf(asciiDigits(typed))
  const pairs = parts.flatMap((name, index) => (index % 2 === 0 ? [[name, parts[index + 1] ?? ''] as const] : []))
  return pairs.every(([, percent]) => /^(\d{1,2}|100)$/.test(percent))
    ? new Map(pairs.map(([name, percent]) => [name, Number(percent)]))
    : null
}

const categoryWeights = ({ wagerCategory, weights }: CampaignDraft) => {
  const typed = weightsOf(weights) ?? new Map<string, number>()
  return Object.fromEntries(
    gameCategories.flatMap((each) => {
      const weight = typed.get(each) ?? (wagerCategory !== '' && each !== wagerCategory ? 0 : undefined)
      return weight === undefined ? [] : [[each, weight]]
    }),
  )
}

const counted = ({ category, countedGames, uncountedGames }: CampaignDraft) => ({
  categories: gameCategories.filter((each) => each === category),
  includedGames: gamesOf(countedGames),
  excludedGames: gamesOf(uncountedGames),
})

const ofDeposit = (draft: CampaignDraft) => ({
  percent: whole(draft.percent),
  cap: optional(draft.cap),
  least: wire(draft.least),
})

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
      return { kind: 'CHECK_IN', amounts: [...listOf(draft.amounts)] }
    case 'FIRST_DEPOSIT':
      return { kind: 'FIRST_DEPOSIT', ...ofDeposit(draft) }
    case 'RELOAD':
      return { kind: 'RELOAD', ...ofDeposit(draft), every: draft.every === 'deposit' ? 'deposit' : 'day' }
    case 'MISSION': {
      const metric = (['validBet', 'rounds', 'deposits'] as const).find((each) => each === draft.metric) ?? 'validBet'
      return { kind: 'MISSION', metric, target: wire(draft.target), amount: wire(draft.amount), ...counted(draft) }
    }
    case 'VIP_UPGRADE':
      return { kind: 'VIP_UPGRADE', amounts: listOf(draft.amounts).map((amount) => (amount === '0' ? null : amount)) }
    case 'RAFFLE':
      return {
        kind: 'RAFFLE',
        ticketPer: wire(draft.ticketPer),
        mostTickets: whole(draft.mostTickets),
        prizes: [...listOf(draft.prizes)],
        ...counted(draft),
      }
    case 'RED_RAIN':
      return {
        kind: 'RED_RAIN',
        total: wire(draft.total),
        envelopes: whole(draft.envelopes),
        division: draft.division === 'equal' ? 'equal' : 'random',
        waves: whole(draft.waves),
        waveMinutes: whole(draft.waveMinutes),
      }
    case 'FREE_ROUNDS':
      return { kind: 'FREE_ROUNDS', rounds: whole(draft.rounds) }
    case 'CASHBACK':
      return {
        kind: 'CASHBACK',
        rateBp: whole(draft.rateBp),
        least: wire(draft.least),
        most: optional(draft.most),
        ...counted(draft),
      }
    case 'TOURNAMENT':
      return {
        kind: 'TOURNAMENT',
        metric: draft.board === 'multiplier' ? 'multiplier' : 'turnover',
        leastStake: wire(draft.leastStake),
        prizes: [...listOf(draft.prizes)],
        ...counted(draft),
      }
  }
}

/** What the draft brings: the chosen reward where its kind allows it. */
const rewardOfDraft = ({ kind, reward }: Pick<CampaignDraft, 'kind' | 'reward'>): RewardType => {
  const [usual = 'cash', ...others] = rewardsOfKind(kind)
  return others.includes(reward) ? reward : usual
}

const rewardTerms = (draft: CampaignDraft): Terms['reward'] => {
  switch (rewardOfDraft(draft)) {
    case 'cash':
      return { type: 'cash' }
    case 'bonus':
      return {
        type: 'bonus',
        wagering: {
          factor: whole(draft.factor),
          days: whole(draft.days),
          maxStake: optional(draft.maxStake),
          cashOutCap: optional(draft.cashOutCap),
          weights: categoryWeights(draft),
          gameWeights: Object.fromEntries(weightsOf(draft.gameWeights) ?? []),
          includedGames: gamesOf(draft.includedGames),
          excludedGames: gamesOf(draft.excludedGames),
          forfeitAtWithdrawal: draft.forfeitAtWithdrawal === 'yes',
          stackable: draft.stackable === 'yes',
          ...(visibleText(draft.order) !== '' && { order: whole(draft.order) }),
        },
      }
    case 'rounds':
      return {
        type: 'rounds',
        gameId: visibleText(draft.gameId),
        stake: wire(draft.stake),
        days: whole(draft.roundDays),
      }
  }
}

/** The terms that the form describes. */
export const termsOfDraft = (draft: CampaignDraft): Terms => {
  const deposits = (['none', 'some'] as const).find((each) => each === draft.deposits)
  const registeredSince = draft.registeredSince === '' ? null : Date.parse(draft.registeredSince)
  const customers = (['players', 'agents'] as const).find((each) => each === draft.customers)
  return {
    of: kindTerms(draft),
    reward: rewardTerms(draft),
    eligibility: {
      ...(draft.vipLeast !== '' && { vipLeast: Number(draft.vipLeast) }),
      ...(deposits && { deposits }),
      ...(customers && { customers }),
      ...(draft.verified !== '' && { verified: draft.verified === 'yes' }),
      ...(registeredSince !== null && { registeredSince }),
    },
    budget: optional(draft.budget),
    memberCap: optional(draft.memberCap),
    claimDays: whole(draft.claimDays) || 7,
  }
}

const isAmount = (typed: string): boolean => /^\d{1,12}(\.\d{1,4})?$/.test(wire(typed))

const isRight: Readonly<Record<(typeof termFields)[TermField]['form'], (typed: string) => boolean>> = {
  amount: isAmount,
  amounts: (typed) => typed.trim().split(/\s+/).every(isAmount),
  whole: (typed) => /^[1-9]\d{0,5}$/.test(asciiDigits(typed).trim()),
  code: (typed) => /^[A-Z0-9]{4,24}$/.test(typed.trim().toUpperCase()),
  text: (typed) => visibleText(typed) !== '',
  choice: () => true,
  games: () => true,
  weights: (typed) => weightsOf(typed) !== null,
  place: (typed) => /^\d{1,2}$/.test(asciiDigits(typed).trim()),
}

/** A category is one of the list; a game has the name that the gateway knows. */
const areCategories = ({ weights }: CampaignDraft): boolean =>
  [...(weightsOf(weights) ?? new Map()).keys()].every((name) => gameCategories.some((each) => each === name))

/** The fields that the form shows for what is chosen. */
export const fieldsOfDraft = (draft: Pick<CampaignDraft, 'kind' | 'reward'>): readonly TermField[] => [
  ...fieldsOfKind[draft.kind],
  ...fieldsOfReward[rewardOfDraft(draft)],
]

/** The fields that cannot be sent as they are. */
export const wrongFields = (draft: CampaignDraft): readonly (keyof CampaignDraft)[] => [
  ...fieldsOfDraft(draft).filter(
    (name) =>
      !(isOptional(draft.kind, name) && visibleText(draft[name]) === '') &&
      !(isRight[termFields[name].form](draft[name]) && (name !== 'weights' || areCategories(draft))),
  ),
  ...(['budget', 'memberCap'] as const).filter((name) => visibleText(draft[name]) !== '' && !isAmount(draft[name])),
]
