import { campaignKinds } from '@mosaic/contracts'
import { campaignTerms } from '@mosaic/contracts/desk'
import { type CampaignDraft, termsOfDraft, wrongFields } from './campaign-draft'
import { rewardsOfKind, type TermField, termFieldNames, termFields } from './draft-fields'

const blank = Object.fromEntries(termFieldNames.map((name) => [name, ''])) as Readonly<Record<TermField, string>>
const draft: CampaignDraft = {
  ...blank,
  kind: 'APPLICATION',
  reward: 'cash',
  ...{ amount: '20', least: '10', most: '50,5' },
  ...{ budget: '', memberCap: '１００', claimDays: '', vipLeast: '2', deposits: 'some', customers: '' },
  ...{ verified: '', registeredSince: '' },
}

test('application: amounts with a comma or wide digits are amounts of the wire, empty fields ask nothing', () => {
  expect(wrongFields(draft)).toEqual([])
  expect(termsOfDraft(draft)).toEqual({
    of: { kind: 'APPLICATION', amount: '20', least: '10', most: '50.5', autoApproveUpTo: null },
    reward: { type: 'cash' },
    eligibility: { vipLeast: 2, deposits: 'some' },
    budget: null,
    memberCap: '100',
    claimDays: 7,
  })
})

test('code: in capitals', () => {
  expect(termsOfDraft({ ...draft, kind: 'PROMO_CODE', code: ' week10 ' }).of).toEqual({
    kind: 'PROMO_CODE',
    code: 'WEEK10',
    amount: '20',
  })
})

test.each([
  ['an application without amounts', { amount: '', least: 'x' }, ['amount', 'least']],
  ['a code of three letters', { kind: 'PROMO_CODE', code: 'abc' }, ['code']],
  ['a check-in without amounts', { kind: 'CHECK_IN', amounts: '' }, ['amounts']],
  ['a budget that is no amount', { budget: '-5' }, ['budget']],
] as const)('%s: those fields are wrong', (_, changes, wrong) => {
  expect(wrongFields({ ...draft, ...changes })).toEqual(wrong)
})

const filled: Readonly<Record<(typeof termFields)[TermField]['form'], string>> = {
  amount: '10',
  amounts: '20 10',
  whole: '5',
  code: 'WEEK10',
  text: 'NOVA_fox',
  choice: '',
  games: 'NOVA_fox KUMO_two',
  weights: '',
  place: '5',
}
const everything = {
  ...draft,
  ...Object.fromEntries(termFieldNames.map((name) => [name, filled[termFields[name].form]])),
}

test.each(campaignKinds.flatMap((kind) => rewardsOfKind(kind).map((reward) => ({ kind, reward }))))(
  '$kind with $reward: the form writes terms that the gateway reads',
  ({ kind, reward }) => {
    const written = { ...everything, kind, reward } as CampaignDraft
    expect(wrongFields(written)).toEqual([])
    const read = campaignTerms.parse(termsOfDraft(written))
    expect([read.of.kind, read.reward.type]).toEqual([kind, reward])
  },
)

test('weights, games, forfeiture, place and segment: as the gateway reads them', () => {
  const typed: CampaignDraft = {
    ...everything,
    ...{ kind: 'MISSION', reward: 'bonus', wagerCategory: 'RNG', weights: 'LIVE １0', gameWeights: 'NOVA_fox 50' },
    ...{ includedGames: '', excludedGames: 'KUMO_two', countedGames: 'NOVA_fox', uncountedGames: '' },
    ...{ forfeitAtWithdrawal: 'yes', stackable: 'yes', order: '9', verified: 'yes', registeredSince: '2026-06-01' },
  }
  expect(wrongFields(typed)).toEqual([])
  const { of, reward, eligibility } = campaignTerms.parse(termsOfDraft(typed))
  expect(of).toMatchObject({ includedGames: ['NOVA_fox'], excludedGames: [] })
  expect(reward).toMatchObject({
    wagering: {
      weights: { LIVE: 10, LOTT: 0, SPORTS: 0 },
      gameWeights: { NOVA_fox: 50 },
      ...{ includedGames: [], excludedGames: ['KUMO_two'], forfeitAtWithdrawal: true, stackable: true, order: 9 },
    },
  })
  expect(reward).not.toHaveProperty('wagering.weights.RNG')
  expect(eligibility).toMatchObject({ verified: true, registeredSince: Date.UTC(2026, 5, 1) })
  expect(wrongFields({ ...typed, weights: 'CARDS 10', gameWeights: 'NOVA_fox', order: '100' })).toEqual([
    ...['weights', 'gameWeights', 'order'],
  ])
})

test('invisible text in a field: as in an empty one', () => {
  const kind = campaignKinds.find((each) => rewardsOfKind(each).includes('rounds'))
  if (!kind) throw new Error('no kind gives free rounds')
  const typed: CampaignDraft = { ...everything, kind, reward: 'rounds', budget: '', memberCap: '' }
  expect(wrongFields(typed)).toEqual([])
  expect(wrongFields({ ...typed, gameId: '\u200b', budget: ' \u2060' })).toEqual(['gameId'])
})
