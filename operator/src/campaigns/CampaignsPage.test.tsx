/// <reference types="@testing-library/jest-dom" />
import { QueryClientProvider, queryClient } from '@mosaic/api-client'
import type { DeskValue } from '@mosaic/contracts/desk'
import { startI18n } from '@mosaic/i18n'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import common from '../../../shared/i18n/src/texts/common/en.json'
import errors from '../../../shared/i18n/src/texts/errors/en.json'
import forms from '../../../shared/forms/src/texts/en.json'
import { OperatorProvider } from '../api/session'
import operator from '../texts/en.json'
import { CampaignsPage } from './CampaignsPage'

type Campaign = DeskValue<'saveCampaign'>

const campaign: Campaign = {
  ...{ id: 'reload', merchant: 'aurora', version: 'v1', kind: 'RELOAD', state: 'DRAFT', currency: 'BRL' },
  texts: {
    EN: { title: 'Reload', content: '<p>For every deposit</p>' },
    PT: { title: 'Recarga', content: '<p>Para cada depósito</p>' },
  },
  ...{ categories: [], sort: 100, startsAt: 1_770_000_000_000, endsAt: null },
  terms: {
    of: { kind: 'RELOAD', percent: 150, cap: '300.00', least: '20.00', methods: ['pix'], every: 'day' },
    reward: {
      type: 'bonus',
      wagering: {
        ...{ factor: 35, days: 9, weights: { LIVE: 10 }, gameWeights: { NOVA_fox: 50 } },
        ...{ includedGames: ['NOVA_owl'], excludedGames: ['NOVA_bear'], maxStake: '5.00', cashOutCap: '900.00' },
        ...{ forfeitAtWithdrawal: true, stackable: true, order: 7 },
      },
    },
    eligibility: { vipLeast: 2, deposits: 'some', verified: true, customers: 'players' },
    ...{ budget: '8000.00', memberCap: null, claimDays: 4 },
  },
  ...{ createdBy: 'rui', createdAt: 0, launchedBy: null, launchedAt: null, endedBy: null, endedAt: null },
  ...{ granted: 0, grantedAmount: '0.00', claimed: 0, claimedAmount: '0.00', wagered: '0.00', cost: '0.00' },
}

const shown = async (parts: Partial<Campaign> = {}) => {
  await startI18n({
    language: 'EN',
    source: () => Promise.resolve({}),
    preloaded: { common, errors, forms, operator },
  })
  const json = { success: true, value: { list: [{ ...campaign, ...parts }] } }
  globalThis.fetch = (() =>
    Promise.resolve({ status: 200, json: () => Promise.resolve(json) })) as unknown as typeof fetch
  queryClient.clear()
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <OperatorProvider value={{ name: 'ana', role: 'admin', demo: false }}>
          <CampaignsPage />
        </OperatorProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return within(await screen.findByRole('group', { name: 'Reload' }))
}
const valueOf = (card: Awaited<ReturnType<typeof shown>>, label: string) =>
  card.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent?.replace(/\u00a0/g, ' ')

test('a draft to launch: every term that the second person approves, and the words of every language', async () => {
  const card = await shown()
  const texts = operator.campaigns
  expect(card.getByRole('button', { name: texts.launch })).toBeVisible()
  const expected: readonly (readonly [string, string | RegExp])[] = [
    [texts.percent, '150'],
    [texts.cap, /300/],
    [texts.leastDeposit, /20/],
    [texts.methods, 'pix'],
    [texts.every, texts.options.day],
    [texts.reward, texts.rewards.bonus],
    [texts.factor, '35'],
    [texts.days, '9'],
    [texts.weights, 'LIVE 10 %'],
    [texts.gameWeights, 'NOVA_fox 50 %'],
    [texts.includedGames, 'NOVA_owl'],
    [texts.excludedGames, 'NOVA_bear'],
    [texts.maxStake, /5/],
    [texts.cashOutCap, /900/],
    [texts.forfeitAtWithdrawal, texts.options.yes],
    [texts.stackable, texts.options.yes],
    [texts.order, '7'],
    [texts.vipLeast, '2'],
    [texts.deposits, texts.depositsSome],
    [operator.members.type, operator.publications.customers.players],
    [operator.members.kyc, operator.publications.verified.yes],
    [operator.publications.registeredSince, '–'],
    [texts.budget, /8,000/],
    [texts.memberCap, '–'],
    [texts.claimDays, '4'],
  ]
  for (const [label, value] of expected)
    expect([label, valueOf(card, label)]).toEqual([
      label,
      typeof value === 'string' ? value : (expect.stringMatching(value) as string),
    ])
  expect(card.getByText('For every deposit')).toBeVisible()
  expect(card.getByText('Para cada depósito')).toBeVisible()
  expect(card.getByText(/Recarga/)).toBeVisible()
})

test('a mission of rounds: its target is a number, not an amount', async () => {
  const card = await shown({
    kind: 'MISSION',
    terms: {
      ...campaign.terms,
      of: {
        kind: 'MISSION',
        metric: 'rounds',
        target: '70',
        amount: '4.00',
        categories: ['RNG'],
        includedGames: [],
        excludedGames: [],
      },
      reward: { type: 'rounds', gameId: 'NOVA_fox', stake: '0.50', days: 3 },
    },
  })
  expect(valueOf(card, operator.campaigns.target)).toBe('70')
  expect(valueOf(card, operator.campaigns.category)).toBe('RNG')
  expect(valueOf(card, operator.campaigns.gameId)).toBe('NOVA_fox')
  expect(valueOf(card, operator.campaigns.roundDays)).toBe('3')
})
