import { downloads, fakeGateway } from '@mosaic/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { agent } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import type { PnlPage } from './pnl-columns'
import TeamPnlPage from './TeamPnlPage'

const figures = (pnl: string): PnlPage['footer'] => ({
  deposit: '100.00',
  withdraw: '10.00',
  bet: '50.00',
  validBet: '50.00',
  payout: '40.00',
  rebate: '1.00',
  promo: '2.00',
  salary: '0.00',
  dividend: '0.00',
  fee: '0.50',
  pnl,
})
const row = (id: string, parts: Partial<PnlPage['list'][number]> = {}): PnlPage['list'][number] => ({
  id,
  account: id,
  type: 0,
  level: 1,
  isSelf: false,
  teamCount: 0,
  ...figures('-7.00'),
  ...parts,
})
const page = (parts: Partial<PnlPage> = {}): { value: PnlPage } => ({
  value: {
    currency: 'BRL',
    path: [{ id: 'me', account: 'agent01' }],
    list: [
      row('me', { account: 'agent01', isSelf: true, level: 0, type: 1 }),
      row('marina', { type: 1, teamCount: 3 }),
    ],
    footer: figures('-14.00'),
    days: [{ day: '2026-03-01', ...figures('-14.00') }],
    pageNum: 1,
    totalPages: 1,
    totalCount: 2,
    ...parts,
  },
})
const at = '/m/agent/team/pnl'
const table = () => screen.findByRole('region', { name: 'Table of this level' })

it('lists the level with the sum of all rows last, the result beside the account', async () => {
  fakeGateway({ teamPnl: () => page() })
  await renderScreen(<TeamPnlPage />, { at, session: agent })
  const rows = within(await table()).getAllByRole('row')
  expect(rows.map((each) => each.textContent)).toEqual([
    expect.stringContaining('Members’ result'),
    expect.stringMatching(/agent01on their own/),
    expect.stringMatching(/marinaL1 · team of 3/),
    expect.stringMatching(/^Total.*14\.00/),
  ])
})

it('an opened member: their level is asked for, and the way back leads to the agent', async () => {
  const path = [
    { id: 'me', account: 'agent01' },
    { id: 'marina', account: 'marina' },
  ]
  const gateway = fakeGateway({
    teamPnl: (seen) => (seen.query['parentId'] === 'marina' ? page({ path, list: [row('joao')] }) : page()),
  })
  await renderScreen(<TeamPnlPage />, { at, session: agent })
  await userEvent.click(await screen.findByRole('button', { name: 'Show the level below marina' }))
  expect(await screen.findByText('joao')).toBeVisible()
  expect(gateway.calls('teamPnl').at(-1)?.query).toMatchObject({ parentId: 'marina' })
  const way = within(screen.getByRole('group', { name: 'From you down to this member' }))
  await userEvent.click(way.getByRole('button', { name: 'agent01' }))
  await waitFor(() => expect(screen.queryByText('joao')).not.toBeInTheDocument())
})

it('takes all rows along as a file', async () => {
  const files = downloads()
  fakeGateway({ teamPnl: () => page() })
  await renderScreen(<TeamPnlPage />, { at, session: agent })
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
  const { text } = await files.last()
  expect(text).toContain('marina,Agent,1,3,-7.00')
})
