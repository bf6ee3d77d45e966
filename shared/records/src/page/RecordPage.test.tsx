/// <reference types="@testing-library/jest-dom" />
import { useApiPages } from '@mosaic/api-client'
import type { Deposit, ValueOf } from '@mosaic/contracts'
import { moneyOf } from '@mosaic/money'
import { fakeGateway, screenRenderer } from '@mosaic/testing'
import { Link, ListRow, useLocation, useNavigate } from '@mosaic/ui'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ChoiceFilter } from '../filters/ChoiceFilter'
import { oneOf } from '../filters/filter-values'
import { useRecordFilters } from '../filters/use-record-filters'
import { RecordPage } from './RecordPage'
import { Totals } from './Totals'

const renderScreen = screenRenderer('records')
const at = '/m/vouReport'
const states: readonly Deposit['state'][] = ['PENDING', 'SETTLED']
const names: Readonly<Record<Deposit['state'], string>> = {
  PENDING: 'Pending',
  SETTLED: 'Received',
  FAILED: 'Failed',
  EXPIRED: 'Expired',
  REVIEW: 'Being checked',
  CANCELLED: 'Cancelled',
}

const Sample = () => {
  const filters = useRecordFilters({ state: oneOf(states) })
  const state = filters.value('state')
  const query = useApiPages(
    'records',
    'depositReport',
    (pageNo) => ({ query: { ...filters.range, pageNo, pageSize: 2, state } }),
    (page) => page,
    { key: { ...filters.range, state } },
  )
  return (
    <RecordPage
      title="Deposits"
      filters={filters}
      choices={
        <ChoiceFilter filters={filters} name="state" label="Status" all="All" textOf={(value) => names[value]} />
      }
      query={query}
      totalsOf={({ totalCount }) => (
        <Totals
          label="Totals"
          count={totalCount}
          currency="BRL"
          totals={[
            { label: 'Paid', value: moneyOf('12.00', 'BRL') },
            { label: 'Result', value: moneyOf('-7.00', 'BRL'), signed: true },
            { label: 'Unreadable', value: null },
          ]}
        />
      )}
      label="All deposits"
      emptyIcon="receipt"
      emptyTitle="No deposits"
      csv={{ name: 'deposits', head: ['Id'], row: ({ depositId }) => [depositId] }}
      idOf={({ depositId }) => depositId}
      rowOf={({ depositId }) => <ListRow key={depositId} title={depositId} />}
    >
      <Link to="/m/receipt">Receipt</Link>
    </RecordPage>
  )
}
const Receipt = () => {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  )
}
const Site = () => (useLocation().pathname === at ? <Sample /> : <Receipt />)

const deposit = (depositId: string): Deposit => ({
  depositId,
  method: 'pix',
  amount: '200.00',
  fee: '0.00',
  currency: 'BRL',
  state: 'SETTLED',
  createdAt: 1_770_000_000_000,
  expiresAt: 1_770_000_900_000,
  settledAt: 1_770_000_100_000,
  payUrl: '',
  kind: 'pg',
  code: '',
  payee: null,
  proofs: 0,
  bonus: null,
  reason: '',
  reference: '',
})
const page = (list: Deposit[], parts: Partial<ValueOf<'depositReport'>> = {}) => ({
  value: {
    list,
    pageNum: 1,
    totalPages: 1,
    totalCount: list.length,
    footer: { amount: '0.00', currency: 'BRL' as const },
    ...parts,
  },
})
const period = (name: string) => screen.getByRole('button', { name })
const status = () => screen.getByLabelText('Status')

test('a deep link sets filters, and the page queries by them', async () => {
  const gateway = fakeGateway({ depositReport: () => page([]) })
  await renderScreen(<Site />, { at: `${at}?period=today&state=PENDING` })
  expect(period('Today')).toHaveAttribute('aria-pressed', 'true')
  expect(status()).toHaveValue('PENDING')
  expect(gateway.calls('depositReport')[0]?.query).toMatchObject({ state: 'PENDING' })
})

test('a record names the zone of its days and times', async () => {
  fakeGateway({ depositReport: () => page([deposit('d-1')]) })
  await renderScreen(<Site />, { at })
  expect(await screen.findByText('Times are in GMT-3.')).toBeVisible()
})

test('bad values in the address are the defaults', async () => {
  const gateway = fakeGateway({ depositReport: () => page([]) })
  await renderScreen(<Site />, { at: `${at}?period=decade&state=nonsense` })
  expect(period('7 days')).toHaveAttribute('aria-pressed', 'true')
  expect(status()).toHaveValue('')
  expect(gateway.calls('depositReport')[0]?.query).not.toHaveProperty('state')
})

test('back from another page restores the filters that were chosen', async () => {
  const gateway = fakeGateway({ depositReport: () => page([deposit('d-1')]) })
  await renderScreen(<Site />, { at: `${at}?types=A` })
  await userEvent.click(period('30 days'))
  await userEvent.selectOptions(status(), 'Received')
  expect(screen.getByLabelText('place')).toHaveTextContent(`${at}?types=A&period=month&state=SETTLED`)
  await userEvent.click(screen.getByRole('link', { name: 'Receipt' }))
  expect(screen.queryByLabelText('Status')).toBeNull()
  await userEvent.click(period('Back'))
  expect(period('30 days')).toHaveAttribute('aria-pressed', 'true')
  expect(status()).toHaveValue('SETTLED')
  expect(gateway.calls('depositReport').at(-1)?.query).toMatchObject({ state: 'SETTLED' })
  await userEvent.selectOptions(status(), 'All')
  expect(screen.getByLabelText('place')).toHaveTextContent(`${at}?types=A&period=month`)
})

test('totals cover all matching rows, have signs for results, show a dash for unreadable amounts, and stay while pages load', async () => {
  fakeGateway({
    depositReport: ({ query }) =>
      page([deposit(`d-${query.pageNo}`)], { pageNum: Number(query.pageNo), totalPages: 2, totalCount: 2 }),
  })
  await renderScreen(<Site />, { at })
  const totals = await screen.findByRole('region', { name: 'Totals' })
  expect(totals).toHaveTextContent('2 entries')
  expect(within(totals).getByText(/^R\$\s12\.00$/)).not.toHaveClass('positive')
  expect(within(totals).getByText(/^−R\$\s7\.00$/)).toHaveClass('negative')
  expect(within(totals).getByRole('img', { name: 'Amount could not be shown' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull())
  const list = screen.getByRole('list', { name: 'All deposits' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(['d-1', 'd-2'])
  expect(totals).toBeVisible()
})

test('a failed further page can be retried', async () => {
  fakeGateway({
    depositReport: ({ query }, count) =>
      count === 2
        ? { errorCode: 'rate.limited', status: 429 }
        : page([deposit(`d-${query.pageNo}`)], { pageNum: Number(query.pageNo), totalPages: 2 }),
  })
  await renderScreen(<Site />, { at })
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('d-2')).toBeVisible()
})

test('nothing has no totals, and a longer period is named as long as there is one', async () => {
  fakeGateway({ depositReport: () => page([]) })
  await renderScreen(<Site />, { at })
  expect(await screen.findByText('No deposits')).toBeVisible()
  expect(screen.getByText('Choose a longer period to see more.')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Totals' })).toBeNull()
  await userEvent.click(period('30 days'))
  expect(await screen.findByText('No deposits')).toBeVisible()
  expect(screen.queryByText('Choose a longer period to see more.')).toBeNull()
})

test('a row that moved to the next page appears once in list and file, in its latest version', async () => {
  const texts: BlobPart[] = []
  Object.assign(URL, { createObjectURL: () => '', revokeObjectURL: () => undefined })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const file = jest
    .spyOn(window, 'Blob')
    .mockImplementation((parts = []) => void texts.push(...parts) as unknown as Blob)
  const moved = (pageNo: number) => (pageNo === 1 ? ['d-3', 'd-2'] : ['d-2', 'd-1'])
  fakeGateway({
    depositReport: ({ query }) => {
      const pageNum = Number(query.pageNo)
      return page(moved(pageNum).map(deposit), { pageNum, totalPages: 2, totalCount: 3 })
    },
  })
  await renderScreen(<Site />, { at })
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(texts.join('')).toContain('Id\r\nd-3\r\nd-2\r\nd-1'))
  file.mockRestore()
  const rows = within(screen.getByRole('list', { name: 'All deposits' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual(['d-3', 'd-2', 'd-1'])
})

test('the file holds everything that matches, also what has not been scrolled to', async () => {
  const files: Blob[] = []
  Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file), revokeObjectURL: () => undefined })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const gateway = fakeGateway({
    depositReport: ({ query }) =>
      page([deposit(`d-${query.pageNo}`)], { pageNum: Number(query.pageNo), totalPages: 3, totalCount: 3 }),
  })
  await renderScreen(<Site />, { at })
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(gateway.calls('depositReport')).toHaveLength(3)
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(files[0] ?? new Blob())
  })
  expect(text.replace('\uFEFF', '')).toBe('Id\r\nd-1\r\nd-2\r\nd-3')
})
