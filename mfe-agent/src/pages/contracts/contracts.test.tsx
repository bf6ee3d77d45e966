import type { ValueOf } from '@mosaic/contracts'
import { fakeGateway } from '@mosaic/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { agent, contractOf as contract, member, page } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import DividendPage from '../dividend/DividendPage'
import SalaryContractPage from './SalaryContractPage'

type Contract = ValueOf<'agentContracts'>['own'][number]
const now = Date.now()
const noPayments: { value: ValueOf<'contractPayments'> } = { value: { currency: 'BRL', list: [] } }

const shown = async (own: Contract[], offered: Contract[] = []) => {
  const sent: unknown[] = []
  fakeGateway({
    agentContracts: () => ({ value: { currency: 'BRL', own, offered } }),
    contractPayments: () => noPayments,
    downlines: () => page([member('marina'), member('house', { type: 41 })]),
    offerContract: ({ body }) => {
      sent.push(body)
      return { errorCode: 'contract.above.own', status: 422, fields: { 'tiers.1': 'above' } }
    },
    contractPreview: ({ body }) => {
      sent.push(body)
      const day = { turnover: '9000.00', netLoss: '1.00', active: 2, rate: 50, share: '45.00', below: '3.00' }
      const offerorAmount = 'contractId' in (body as object) ? null : '7.00'
      const row = { ...day, periodKey: 'p', from: now, to: now + 1, amount: '42.00', offerorAmount }
      return { value: { currency: 'BRL', list: [row] } }
    },
    answerDailySalary: ({ body }) => {
      sent.push(body)
      return { value: { id: 'own', state: 'ACTIVE' } }
    },
  })
  await renderScreen(<SalaryContractPage />, { at: '/m/member/agent/getSalaryContract', session: agent })
  await screen.findByText('Your contract')
  return sent
}

test('an offer of two tiers: sent in basis points; the tier that exceeds the own contract is marked', async () => {
  const sent = await shown([contract({})])
  const downline = await screen.findByRole('combobox', { name: /Direct downline/ })
  expect(within(downline).queryByRole('option', { name: 'house' })).not.toBeInTheDocument()
  await userEvent.selectOptions(downline, 'marina')
  await userEvent.click(screen.getByRole('button', { name: 'Add a tier' }))
  const [first, second] = ['Tier 1', 'Tier 2'].map((name) => within(screen.getByRole('group', { name })))
  if (!first || !second) throw new Error('no tiers')
  await userEvent.type(first.getByLabelText(/Rate in %/), '0.4')
  await userEvent.type(first.getByLabelText(/Valid bets from/), '1500')
  await userEvent.click(screen.getByRole('button', { name: 'Send the offer' }))
  expect(await second.findByText('From 0.01 to 100')).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.type(second.getByLabelText(/Rate in %/), '0.65')
  await userEvent.click(screen.getByRole('button', { name: 'Send the offer' }))
  await waitFor(() => expect(second.getByLabelText(/Rate in %/)).toBeInvalid())
  expect(first.getByLabelText(/Rate in %/)).toBeValid()
  expect(sent).toEqual([
    {
      agentId: 'marina',
      kind: 'dailySalary',
      tiers: [
        { rate: 40, minTurnover: '1500.00', minActive: 0, minLoss: '0', cap: null },
        { rate: 65, minTurnover: '0', minActive: 0, minLoss: '0', cap: null },
      ],
      stackable: false,
    },
  ])
})

test('an offer that awaits the answer: time left, and accepted after a question', async () => {
  const sent = await shown([contract({ id: 'o1', state: 'OFFERED', answeredAt: null, fromAt: null })])
  expect(screen.getByRole('timer', { name: 'Time left to answer' })).toBeVisible()
  expect(screen.getByText('To offer one you need a contract of this kind yourself.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(sent).toEqual([{ id: 'o1', status: 'A' }]))
})

test('one’s own contract ends, an offer to a downline is withdrawn; a contract that ends has no button', async () => {
  const sent = await shown(
    [contract({ toAt: now + 1 })],
    [contract({ id: 'o2', state: 'OFFERED', account: 'marina' }), contract({ id: 'o3', account: 'rui' })],
  )
  expect(screen.getAllByRole('button', { name: 'End the contract' })).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(sent).toEqual([{ id: 'o2', status: 'C' }]))
})

test('a dividend: each period with what it was computed from, and whether it is paid', async () => {
  const period = {
    ...({ contractId: 'd', periodKey: 'p', kind: 'dividend', from: now, to: now + 1, active: 3, rate: 1000 } as const),
    ...{ turnover: '900.00', stake: '1000.00', payout: '400.00', rebates: '5.00', promotions: '10.00' },
    ...{ salaries: '15.00', fee: '20.00', carried: '0.00', share: '55.00', below: '5.00', amount: '50.00' },
    ...{ carry: '0.00', approvedAt: null, paidAt: null, base: '550.00' },
    corrections: [{ periodKey: '2026-02-01/2026-02-28', turnover: '-1.00', stake: '-2.00', payout: '-3.00' }],
    refusal: '',
    state: 'approval' as const,
  }
  fakeGateway({
    agentContracts: () => ({
      value: { currency: 'BRL', own: [contract({ kind: 'dividend', period: 'month' })], offered: [] },
    }),
    contractPayments: ({ query }) => {
      const list = [period, { ...period, periodKey: 'q', state: 'paid' as const }]
      const isAsked = ({ periodKey }: { readonly periodKey: string }) => (query['periodKey'] ?? periodKey) === periodKey
      return { value: { currency: 'BRL', list: query['kind'] === 'dailySalary' ? [] : list.filter(isAsked) } }
    },
  })
  await renderScreen(<DividendPage />, { at: '/m/member/agent/agentDivident', session: agent })
  const table = within(await screen.findByRole('region', { name: 'Payments' }))
  const rows = table.getAllByRole('row').slice(1)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toHaveTextContent(/Awaiting approval.*10\.00%.*50\.00.*1,000\.00.*400\.00/)
  expect(rows[1]).toHaveTextContent('Paid')
  await userEvent.click(table.getAllByRole('button')[0] ?? document.body)
  const sheet = within(await screen.findByRole('dialog', { name: 'What it was computed from' }))
  expect(await sheet.findByText('Bets of 02/01/2026 – 02/28/2026, corrected')).toBeVisible()
  expect(sheet.getByText('Net loss').nextSibling).toHaveTextContent('550.00')
  expect(sheet.getByRole('link', { name: 'Bets of this period' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/m\/agent\/team\/pnl\?startDate=\d{4}-\d{2}-\d{2}&endDate=/),
  )
})

test('what-if: of an offer its payments; of a form that is wrong nothing is asked, else what is left to the offeror', async () => {
  const sent = await shown([contract({}), contract({ id: 'o1', state: 'OFFERED' })])
  await screen.findByRole('combobox', { name: /Direct downline/ })
  const [ofOffer, ofForm] = await screen.findAllByRole('button', { name: 'What would it have paid?' })
  if (!ofOffer || !ofForm) throw new Error('no buttons')
  await userEvent.click(ofOffer)
  const table = await screen.findByRole('region', { name: 'What these terms would have paid' })
  expect(table).toHaveTextContent(/42\.00.*9,000\.00.*45\.00.*3\.00/)
  expect(within(table).queryByText('To the downline')).not.toBeInTheDocument()
  await userEvent.click(ofForm)
  expect(sent).toEqual([{ contractId: 'o1' }])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Direct downline/ }), 'marina')
  await userEvent.type(screen.getByLabelText(/Rate in %/), '0.3')
  await userEvent.click(ofForm)
  expect(await screen.findByText('To the downline')).toBeVisible()
  expect(sent[1]).toMatchObject({ agentId: 'marina', tiers: [{ rate: 30 }] })
})

test('a dividend that the house rejected: its sheet says why', async () => {
  const payment: ValueOf<'contractPayments'>['list'][number] = {
    ...{ contractId: 'd', periodKey: 'w', kind: 'dividend', from: now, to: now + 1, turnover: '9.00', stake: '9.00' },
    ...{
      payout: '0.00',
      active: 1,
      rebates: '0.00',
      promotions: '0.00',
      salaries: '0.00',
      fee: '0.00',
      carried: '0.00',
    },
    ...{ corrections: [], base: '9.00', rate: 500, share: '0.45', below: '0.00', amount: '0.45', carry: '0.00' },
    ...{ approvedAt: null, paidAt: null, state: 'rejected', refusal: 'Bets of one person' },
  }
  fakeGateway({
    agentContracts: () => ({ value: { currency: 'BRL', own: [], offered: [] } }),
    contractPayments: () => ({ value: { currency: 'BRL', list: [payment] } }),
    downlines: () => page([]),
  })
  await renderScreen(<DividendPage />, { at: '/m/member/agent/agentDivident?payment=d%3Aw', session: agent })
  const sheet = within(await screen.findByRole('dialog'))
  expect((await sheet.findByText('Reason')).nextSibling).toHaveTextContent('Bets of one person')
})
