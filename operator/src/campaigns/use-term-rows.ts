import type { Currency } from '@mosaic/contracts'
import type { DeskValue } from '@mosaic/contracts/desk'
import { formatMoney } from '@mosaic/i18n'
import { moneyOf } from '@mosaic/money'
import type { DefinitionRow } from '@mosaic/ui'
import { useMoment } from '../queue/use-moment'
import { useTexts } from '../texts'
import { leastLabelOf } from './draft-fields'

type DeskTextKey = Parameters<ReturnType<typeof useTexts>['t']>[0]
type Terms = DeskValue<'saveCampaign'>['terms']
type KeyOf<T> = T extends unknown ? keyof T & string : never
type Reward<T extends Terms['reward']['type']> = Extract<Terms['reward'], { readonly type: T }>
type Wagering = Reward<'bonus'>['wagering']

// Every term of the contract has its label here, so that a new one cannot be launched unseen.
const ofKind = {
  amount: 'campaigns.amount',
  least: 'campaigns.least',
  most: 'campaigns.most',
  autoApproveUpTo: 'campaigns.autoApproveUpTo',
  code: 'campaigns.code',
  amounts: 'campaigns.amounts',
  percent: 'campaigns.percent',
  cap: 'campaigns.cap',
  methods: 'campaigns.methods',
  every: 'campaigns.every',
  metric: 'campaigns.metric',
  target: 'campaigns.target',
  categories: 'campaigns.category',
  includedGames: 'campaigns.countedGames',
  excludedGames: 'campaigns.uncountedGames',
  ticketPer: 'campaigns.ticketPer',
  mostTickets: 'campaigns.mostTickets',
  prizes: 'campaigns.prizes',
  rounds: 'campaigns.rounds',
  rateBp: 'campaigns.rateBp',
  leastStake: 'campaigns.leastStake',
  total: 'campaigns.total',
  envelopes: 'campaigns.envelopes',
  division: 'campaigns.division',
  waves: 'campaigns.waves',
  waveMinutes: 'campaigns.waveMinutes',
} as const satisfies Readonly<Record<Exclude<KeyOf<Terms['of']>, 'kind'>, DeskTextKey>>

const ofWagering = {
  factor: 'campaigns.factor',
  days: 'campaigns.days',
  weights: 'campaigns.weights',
  gameWeights: 'campaigns.gameWeights',
  includedGames: 'campaigns.includedGames',
  excludedGames: 'campaigns.excludedGames',
  maxStake: 'campaigns.maxStake',
  cashOutCap: 'campaigns.cashOutCap',
  forfeitAtWithdrawal: 'campaigns.forfeitAtWithdrawal',
  stackable: 'campaigns.stackable',
  order: 'campaigns.order',
} as const satisfies Readonly<Record<KeyOf<Wagering>, DeskTextKey>>

const ofRounds = {
  gameId: 'campaigns.gameId',
  stake: 'campaigns.stake',
  days: 'campaigns.roundDays',
} as const satisfies Readonly<Record<Exclude<KeyOf<Reward<'rounds'>>, 'type'>, DeskTextKey>>

const ofEligibility = {
  vipLeast: 'campaigns.vipLeast',
  deposits: 'campaigns.deposits',
  customers: 'members.type',
  verified: 'members.kyc',
  registeredSince: 'publications.registeredSince',
} as const satisfies Readonly<Record<KeyOf<Terms['eligibility']>, DeskTextKey>>

const ofAll = {
  budget: 'campaigns.budget',
  memberCap: 'campaigns.memberCap',
  claimDays: 'campaigns.claimDays',
} as const satisfies Readonly<Record<Exclude<keyof Terms, 'of' | 'reward' | 'eligibility'>, DeskTextKey>>

const amountNames: readonly string[] = [
  ...['amount', 'amounts', 'least', 'most', 'autoApproveUpTo', 'cap', 'target', 'ticketPer', 'prizes', 'leastStake'],
  ...['total', 'maxStake', 'cashOutCap', 'stake', 'budget', 'memberCap'],
]
const options = {
  day: 'campaigns.options.day',
  deposit: 'campaigns.options.deposit',
  validBet: 'campaigns.options.validBet',
  rounds: 'campaigns.options.rounds',
  deposits: 'campaigns.options.deposits',
  turnover: 'campaigns.options.turnover',
  multiplier: 'campaigns.options.multiplier',
  equal: 'campaigns.options.equal',
  random: 'campaigns.options.random',
  none: 'campaigns.depositsNone',
  some: 'campaigns.depositsSome',
  players: 'publications.customers.players',
  agents: 'publications.customers.agents',
} as const satisfies Readonly<Record<string, DeskTextKey>>
const isOption = (value: string): value is keyof typeof options => Object.hasOwn(options, value)
const chosenNames: readonly string[] = ['every', 'metric', 'division', 'deposits', 'customers']

const nothing = '–'

/** Everything that the launch approves, with a dash where a term asks or limits nothing. */
export const useTermRows = (): ((terms: Terms, currency: Currency) => readonly DefinitionRow[]) => {
  const { t, tag } = useTexts()
  const moment = useMoment()
  return (terms, currency) => {
    const money = (wire: string): string => {
      const amount = moneyOf(wire, currency)
      return amount === null ? wire : formatMoney(amount, currency, tag)
    }
    const text = (name: string, value: unknown): string => {
      if (value === null || value === undefined) return nothing
      if (Array.isArray(value)) return value.length === 0 ? nothing : value.map((each) => text(name, each)).join(' · ')
      switch (typeof value) {
        case 'boolean':
          if (name === 'verified') return t(value ? 'publications.verified.yes' : 'publications.verified.no')
          return value ? t('campaigns.options.yes') : nothing
        case 'number':
          return name === 'registeredSince' ? moment(value) : String(value)
        case 'string': {
          const isCount = name === 'target' && terms.of.kind === 'MISSION' && terms.of.metric === 'rounds'
          if (amountNames.includes(name) && !isCount) return money(value)
          return chosenNames.includes(name) && isOption(value) ? t(options[value]) : value
        }
        case 'object': {
          const pairs = Object.entries(value)
          return pairs.length === 0 ? nothing : pairs.map(([key, percent]) => `${key} ${String(percent)} %`).join(' · ')
        }
        default:
          return nothing
      }
    }
    const rowsOf = <N extends string>(labels: Readonly<Record<N, DeskTextKey>>, values: object): DefinitionRow[] =>
      (Object.entries(labels) as [N, DeskTextKey][]).flatMap(([name, label]) =>
        name in values ? [{ label: t(label), value: text(name, (values as Record<string, unknown>)[name]) }] : [],
      )
    const { of, reward, eligibility } = terms
    const asked = Object.fromEntries(Object.keys(ofEligibility).map((name) => [name, undefined]))
    return [
      ...rowsOf({ ...ofKind, least: leastLabelOf(of.kind) }, of),
      { label: t('campaigns.reward'), value: t(`campaigns.rewards.${reward.type}`) },
      ...(reward.type === 'bonus' ? rowsOf(ofWagering, reward.wagering) : []),
      ...(reward.type === 'rounds' ? rowsOf(ofRounds, reward) : []),
      ...rowsOf(ofEligibility, { ...asked, ...eligibility }),
      ...rowsOf(ofAll, terms),
    ]
  }
}
