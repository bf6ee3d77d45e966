import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { member } from '../../testing/answers'
import { downloads, fakeGateway } from '@mosaic/testing'
import { renderScreen } from '../../testing/render-screen'
import AccountRecordPage from './AccountRecordPage'
import type { Entry } from './entry-kind'

const entry: Entry = {
  id: 'e1',
  at: 1_770_000_000_000,
  kind: 'bet',
  amount: '-2.00',
  balanceAfter: '98.00',
  currency: 'BRL',
  reference: 'round-1',
  title: 'Tiger Sun',
}
const page = (list: Entry[]) => ({
  value: {
    list,
    pageNum: 1,
    totalPages: 1,
    totalCount: list.length,
    footer: { in: '5.00', out: '-7.00', net: '-2.00', currency: 'BRL' as const },
  },
})

describe('AccountRecordPage', () => {
  it('shows every movement with the balance after it', async () => {
    fakeGateway({ accountReport: () => page([entry]) })
    await renderScreen(<AccountRecordPage />, { at: '/m/transaction/record', session: member })
    const list = await screen.findByRole('list', { name: 'Entries' })
    expect(within(list).getByText(/^−R\$\s2\.00$/)).toBeVisible()
    const totals = screen.getByRole('region', { name: 'Totals of this period' })
    expect(within(totals).getByText(/^−R\$\s7\.00$/)).toBeVisible()
    expect(screen.getByText(/^Balance R\$\s98\.00$/)).toBeVisible()
    expect(screen.getByText('Tiger Sun')).toBeVisible()
  })

  it('shows a bonus as an entry of its own, by its name', async () => {
    fakeGateway({ accountReport: () => page([{ ...entry, kind: 'bonus', amount: '50.00', title: 'Daily bonus 10%' }]) })
    await renderScreen(<AccountRecordPage />, { at: '/m/transaction/record', session: member })
    expect(await screen.findByRole('button', { name: /Deposit bonus.*Daily bonus 10%/ })).toBeVisible()
    expect(screen.getByRole('option', { name: 'Deposit bonus' })).toBeInTheDocument()
  })

  it('shows the prize of a campaign by its name, of an unknown one by the provider’s name', async () => {
    const prize = { ...entry, kind: 'promotion' as const, amount: '0.20' }
    fakeGateway({
      accountReport: () =>
        page([
          { ...prize, title: 'Fiftieth-round' },
          { ...prize, id: 'e2', title: 'Spring-drops' },
        ]),
    })
    await renderScreen(<AccountRecordPage />, { at: '/m/transaction/record', session: member })
    expect(await screen.findByRole('button', { name: /Promotion.*Prize of the fiftieth round/ })).toBeVisible()
    expect(screen.getByRole('button', { name: /Promotion.*Spring-drops/ })).toBeVisible()
  })

  it('names the payout account in the row and on the receipt, never by a code', async () => {
    const paidOut = { ...entry, kind: 'withdraw' as const, title: 'bank' }
    fakeGateway({
      accountReport: () => page([paidOut, { ...entry, id: 'e2', kind: 'adjustment', title: 'adjustment' }]),
    })
    await renderScreen(<AccountRecordPage />, { at: '/m/transaction/record', session: member })
    await userEvent.click(await screen.findByRole('button', { name: /Withdrawal.*Bank account/ }))
    const sheet = await screen.findByRole('dialog', { name: 'Withdrawal' })
    expect(within(sheet).getByText('Bank account')).toBeVisible()
    expect(screen.queryByText(/^(bank|adjustment)$/)).toBeNull()
  })

  it('shows play in a vendor’s wallet with the balance there, and transfers apart from in and out', async () => {
    const played = { ...entry, kind: 'vendorPlay' as const, title: 'Arenum', amount: '7.00', balanceAfter: '17.00' }
    const { value } = page([played])
    fakeGateway({ accountReport: () => ({ value: { ...value, footer: { ...value.footer, transfers: '-10.00' } } }) })
    await renderScreen(<AccountRecordPage />, { at: '/m/transaction/record', session: member })
    const row = await screen.findByRole('button', { name: /Result at provider.*Arenum/ })
    expect(within(row).getByText(/^Arenum: R\$\s17\.00$/)).toBeVisible()
    expect(screen.queryByText(/^Balance/)).toBeNull()
    const totals = screen.getByRole('region', { name: 'Totals of this period' })
    expect(within(totals).getByText('Transfers').parentElement).toHaveTextContent(/−R\$\s10\.00/)
    await userEvent.click(row)
    const sheet = await screen.findByRole('dialog', { name: 'Result at provider' })
    expect(within(sheet).getByText('Balance at Arenum')).toBeVisible()
  })

  it('the file names the subject of an entry, and the main balance is empty for play in other wallets', async () => {
    const texts: BlobPart[] = []
    Object.assign(URL, { createObjectURL: () => '', revokeObjectURL: () => undefined })
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const file = jest
      .spyOn(window, 'Blob')
      .mockImplementation((parts = []) => void texts.push(...parts) as unknown as Blob)
    fakeGateway({
      accountReport: () =>
        page([
          { ...entry, kind: 'vendorPlay', title: 'Arenum', amount: '7.00', balanceAfter: '17.00' },
          { ...entry, id: 'e2', kind: 'withdraw', title: 'bank', amount: '-9.00' },
        ]),
    })
    await renderScreen(<AccountRecordPage />, { at: '/m/transaction/record', session: member })
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
    file.mockRestore()
    expect(texts.join('')).toContain('Result at provider,Arenum,7.00,,BRL')
    expect(texts.join('')).toContain('Withdrawal,Bank account,-9.00,98.00,BRL')
  })

  it('shows an entry as a receipt that prints', async () => {
    fakeGateway({ accountReport: () => page([entry]) })
    await renderScreen(<AccountRecordPage />, { at: '/m/transaction/record', session: member })
    await userEvent.click(await screen.findByRole('button', { name: /Tiger Sun/ }))
    const sheet = await screen.findByRole('dialog', { name: 'Bet' })
    expect(within(sheet).getByText(/^R\$\s98\.00$/)).toBeVisible()
    expect(within(sheet).getByRole('button', { name: /Print/ })).toBeVisible()
  })

  it('shows a dash where an amount cannot be read, never zero', async () => {
    jest
      .spyOn(console, 'error')
      .mockImplementationOnce(() => undefined)
      .mockImplementationOnce(() => undefined)
    fakeGateway({ accountReport: () => page([{ ...entry, amount: '-2.005', balanceAfter: '98.005' }]) })
    await renderScreen(<AccountRecordPage />, { at: '/m/transaction/record', session: member })
    expect(await screen.findAllByRole('img', { name: 'Amount could not be shown' })).toHaveLength(2)
    expect(screen.getByText(/^Balance/)).toHaveTextContent('Balance —')
  })

  it('asks for one kind, and for agent bookings when the address says so', async () => {
    const gateway = fakeGateway({ accountReport: () => page([]) })
    await renderScreen(<AccountRecordPage />, { at: '/m/transaction/record?types=A', session: member })
    await userEvent.selectOptions(screen.getByLabelText('Kind of entry'), 'Win')
    await waitFor(() => expect(gateway.calls('accountReport').at(-1)?.query).toMatchObject({ kind: 'win', types: 'A' }))
    expect(await screen.findByText('No entries in this period')).toBeVisible()
  })

  it('an agent’s team: its entries without those of games, by kind and account, also as a file', async () => {
    const files = downloads()
    const gateway = fakeGateway({
      accountReport: () => page([entry]),
      downlineTransaction: () => ({
        value: {
          list: [
            { id: 't1', at: entry.at, account: 'marina', level: 1, kind: 'deposit', amount: '50.00', reference: 'D1' },
          ],
          ...{ next: null, currency: 'BRL', totalCount: 1 },
          footer: { in: '50.00', out: '0.00', net: '50.00' },
        },
      }),
    })
    await renderScreen(<AccountRecordPage />, {
      at: '/m/transaction/record?types=A',
      session: { userName: 'agent01', type: 1 },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'My team' }))
    const list = await screen.findByRole('list', { name: 'Entries' })
    expect(within(list).getByText('marina')).toBeVisible()
    expect(screen.queryByRole('option', { name: 'Win' })).not.toBeInTheDocument()
    await userEvent.type(screen.getByLabelText('Search by account'), 'mari')
    await userEvent.selectOptions(screen.getByLabelText('Kind of entry'), 'Deposit')
    await waitFor(() =>
      expect(gateway.calls('downlineTransaction').at(-1)?.query).toMatchObject({ search: 'mari', kind: 'deposit' }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
    expect((await files.last()).text).toContain(',marina,Deposit,50.00')
  })

  it('a member has no team, whatever the address says', async () => {
    const gateway = fakeGateway({ accountReport: () => page([entry]) })
    await renderScreen(<AccountRecordPage />, { at: '/m/transaction/record?types=A&of=team', session: member })
    await screen.findByText('Tiger Sun')
    expect(gateway.calls('downlineTransaction')).toEqual([])
    expect(screen.queryByRole('button', { name: 'My team' })).not.toBeInTheDocument()
  })

  it('ignores a kind that does not exist', async () => {
    const gateway = fakeGateway({ accountReport: () => page([entry]) })
    await renderScreen(<AccountRecordPage />, { at: '/m/transaction/record?kind=nonsense', session: member })
    await screen.findByText('Tiger Sun')
    expect(gateway.calls('accountReport')[0]?.query).not.toHaveProperty('kind')
  })
})
