import { bringWebCrypto, enterText, fakeGateway, type Answers } from '@mosaic/testing'
import { clearDrafts } from '@mosaic/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { member } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import { bankAccount, pixAccount, withdrawSettings } from '../../testing/withdrawals'
import PayoutAccountsPage from './PayoutAccountsPage'

beforeAll(bringWebCrypto)
beforeEach(clearDrafts)

const answers = {
  withdrawSettings: () => ({ value: withdrawSettings() }),
  payoutAccounts: () => ({ value: { list: [pixAccount, bankAccount], most: 5 } }),
} satisfies Answers

const show = () => renderScreen(<PayoutAccountsPage />, { at: '/m/withdraw/accounts', session: member })
const rowOf = async (name: RegExp) =>
  within(
    (await screen.findAllByRole('listitem')).find((row) => name.test(row.textContent)) ?? document.createElement('li'),
  )
const openForm = async () => userEvent.click(await screen.findByRole('button', { name: 'Add account' }))
const send = () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add account' }))

describe('PayoutAccountsPage', () => {
  it('shows each account with its holder, and which one is the default', async () => {
    fakeGateway(answers)
    await show()
    expect((await rowOf(/PIX •••• 8725/)).getByText('Default')).toBeVisible()
    const other = await rowOf(/Nubank •••• 4455/)
    expect(other.getByText('Ana Souza')).toBeVisible()
    expect(other.queryByText('Default')).toBeNull()
  })

  it('makes another one the default', async () => {
    const gateway = fakeGateway({ ...answers, setDefaultPayoutAccount: () => ({ value: { done: true } }) })
    await show()
    await userEvent.click((await rowOf(/Nubank/)).getByRole('button', { name: 'Use by default' }))
    expect(await screen.findByText('Default changed')).toBeVisible()
    expect(gateway.calls('setDefaultPayoutAccount')[0]?.body).toEqual({ bankCardId: 'a-2' })
    expect(gateway.calls('payoutAccounts')).toHaveLength(2)
  })

  it('removes one only after a confirmation', async () => {
    const gateway = fakeGateway({ ...answers, removePayoutAccount: () => ({ value: { done: true } }) })
    await show()
    await userEvent.click((await rowOf(/Nubank/)).getByRole('button', { name: 'Remove' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this account?' }))
    expect(dialog.getByText(/Nubank •••• 4455/)).toBeVisible()
    expect(gateway.calls('removePayoutAccount')).toHaveLength(0)
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Account removed')).toBeVisible()
    expect(gateway.calls('removePayoutAccount')[0]?.query).toEqual({ bankCardId: 'a-2' })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('shows why an account could not be removed', async () => {
    fakeGateway({ ...answers, removePayoutAccount: () => 'offline' })
    await show()
    await userEvent.click((await rowOf(/Nubank/)).getByRole('button', { name: 'Remove' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText(/offline|connection/i)).toBeVisible()
  })

  it('adds a bank account with its bank', async () => {
    const gateway = fakeGateway({ ...answers, addPayoutAccount: () => ({ value: bankAccount }) })
    await show()
    await openForm()
    await userEvent.click(await screen.findByRole('radio', { name: 'Bank account' }))
    await send()
    expect(screen.getByRole('combobox', { name: /^Bank\b/ })).toHaveAccessibleDescription('Fill in this field')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Bank\b/ }), 'Nubank')
    expect(screen.getByLabelText(/^Branch/)).toHaveAccessibleDescription(/Fill in this field/)
    await enterText(screen.getByLabelText(/^Branch/), '0001')
    await enterText(screen.getByLabelText(/^Account number/), '1234-4455')
    await enterText(screen.getByLabelText(/^Account holder/), 'Ana Souza')
    await enterText(screen.getByLabelText(/^Payment password/), '274951')
    await send()
    expect(await screen.findByText('Account added')).toBeVisible()
    expect(gateway.calls('addPayoutAccount')[0]?.body).toEqual({
      kind: 'bank',
      bankCode: '260',
      branch: '0001',
      account: '1234-4455',
      holder: 'Ana Souza',
      password: '274951',
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('a bank whose check digit can be a letter: a keyboard with letters; other banks: digits', async () => {
    fakeGateway(answers)
    await show()
    await openForm()
    await userEvent.click(await screen.findByRole('radio', { name: 'Bank account' }))
    const keyboards = () =>
      [/^Branch/, /^Account number/].map((label) => screen.getByLabelText(label).getAttribute('inputmode'))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Bank\b/ }), 'Nubank')
    expect(keyboards()).toEqual(['numeric', 'numeric'])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Bank\b/ }), 'Banco do Brasil')
    expect(keyboards()).toEqual(['text', 'text'])
    expect(screen.getByLabelText(/^Account number/)).toHaveAccessibleDescription(/can be X/)
  })

  it('a branch that the gateway refuses is marked at its field', async () => {
    fakeGateway({
      ...answers,
      addPayoutAccount: () => ({ errorCode: 'request_param_err', status: 400, fields: { branch: 'format' } }),
    })
    await show()
    await openForm()
    await userEvent.click(await screen.findByRole('radio', { name: 'Bank account' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Bank\b/ }), 'Nubank')
    await enterText(screen.getByLabelText(/^Branch/), '99999')
    await enterText(screen.getByLabelText(/^Account number/), '1234-4455')
    await enterText(screen.getByLabelText(/^Account holder/), 'Ana Souza')
    await enterText(screen.getByLabelText(/^Payment password/), '274951')
    await send()
    await waitFor(() => expect(screen.getByLabelText(/^Branch/)).toHaveAccessibleDescription(/not a branch number/))
  })

  it('invalid account: an error for its kind at the field, and the typed text stays', async () => {
    fakeGateway({
      ...answers,
      addPayoutAccount: () => ({ errorCode: 'request_param_err', status: 400, fields: { account: 'format' } }),
    })
    await show()
    await openForm()
    const account = await screen.findByLabelText(/^PIX key/)
    await enterText(account, '12345678900')
    await enterText(screen.getByLabelText(/^Account holder/), 'Ana Souza')
    await enterText(screen.getByLabelText(/^Payment password/), '274951')
    await send()
    await waitFor(() => expect(account).toHaveAccessibleDescription(/This is not a PIX key/))
    await waitFor(() => expect(account).toHaveFocus())
    expect(screen.getByLabelText(/^Account holder/)).toHaveValue('Ana Souza')
  })

  it('takes no more accounts than are possible', async () => {
    fakeGateway({ ...answers, payoutAccounts: () => ({ value: { list: [pixAccount, bankAccount], most: 2 } }) })
    await show()
    expect(await screen.findByRole('button', { name: 'Add account' })).toBeDisabled()
  })

  it('no account: explains its purpose and asks for a payment password first', async () => {
    fakeGateway({
      payoutAccounts: () => ({ value: { list: [], most: 5 } }),
      withdrawSettings: () => ({ value: withdrawSettings({}, { hasPaymentPassword: false }) }),
    })
    await show()
    expect(await screen.findByRole('link', { name: 'Set payment password' })).toBeVisible()
    expect(screen.queryByText('No payout account yet')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add account' })).toBeNull()
  })

  it('failed call: a retry is offered', async () => {
    let online = false
    fakeGateway({
      ...answers,
      payoutAccounts: () => (online ? { value: { list: [pixAccount], most: 5 } } : 'offline'),
    })
    await show()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    online = true
    await userEvent.click(retry)
    expect(await screen.findByText('Ana Souza')).toBeVisible()
  })
})
