import { clearDrafts, sessionStore } from '@mosaic/session'
import { bringWebCrypto, enterText, fakeGateway } from '@mosaic/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { devices, registerSettings, securityOverview } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import { answers, member, open, save, type } from '../../testing/security-center'
import SecurityCenterPage from './SecurityCenterPage'

beforeAll(bringWebCrypto)
beforeEach(clearDrafts)

const done = () => ({ value: { done: true as const } })

describe('SecurityCenterPage', () => {
  it('shows what is set, with contacts masked, and the way to the login password', async () => {
    fakeGateway(answers)
    await renderScreen(<SecurityCenterPage />, member)
    expect(await screen.findByRole('link', { name: /Login password/ })).toHaveAttribute('href', '/m/changePsw')
    expect(screen.getByRole('button', { name: /E-mail/ })).toHaveTextContent('ma•••@example.com')
    expect(screen.getByRole('button', { name: /^Phone/ })).toHaveTextContent('Not set')
  })

  it('failed parts are retried while the page stays', async () => {
    fakeGateway({
      ...answers,
      devices: (_seen, count) => (count === 1 ? { errorCode: 'system.error' } : new Promise(() => undefined)),
    })
    await renderScreen(<SecurityCenterPage />, member)
    expect(await screen.findByRole('link', { name: /Login password/ })).toBeVisible()
  })

  it('sets the first payment password with the login password', async () => {
    const gateway = fakeGateway({ ...answers, setPaymentPassword: done })
    await renderScreen(<SecurityCenterPage />, member)
    await open(/^Payment password/)
    await type(/^Login password/, 'Demo#2026')
    await type(/^New payment password/, '274951')
    await type(/^Repeat it/, '274951')
    await save()
    await waitFor(() =>
      expect(gateway.calls('setPaymentPassword')[0]?.body).toEqual({
        password: 'Demo#2026',
        newPaymentPassword: '274951',
        confirmPaymentPassword: '274951',
      }),
    )
    expect(await screen.findByText('The payment password is saved.')).toBeVisible()
    await waitFor(() => expect(gateway.calls('securityOverview')).toHaveLength(2))
  })

  it('changes a payment password with the one before and keeps what was typed when it is refused', async () => {
    fakeGateway({
      ...answers,
      securityOverview: () => ({ value: { ...securityOverview, hasPaymentPassword: true } }),
      changePaymentPassword: () => ({ errorCode: 'payment.password.wrong', status: 422 }),
    })
    await renderScreen(<SecurityCenterPage />, member)
    await open(/^Payment password/)
    await type(/^Present payment password/, '000000')
    await type(/^New payment password/, '274951')
    await type(/^Repeat it/, '274951')
    await save()
    expect(await screen.findByText('Wrong payment password.')).toBeVisible()
    expect(screen.getByLabelText(/^New payment password/)).toHaveValue('274951')
  })

  it.each([
    ['12345', '12345', 'Exactly 6 digits'],
    ['274951', '274952', 'The two passwords are different'],
  ])('%s and %s: %s, without a call', async (pin, confirmation, message) => {
    const gateway = fakeGateway({ ...answers, setPaymentPassword: done })
    await renderScreen(<SecurityCenterPage />, member)
    await open(/^Payment password/)
    await type(/^Login password/, 'Demo#2026')
    await type(/^New payment password/, pin)
    await type(/^Repeat it/, confirmation)
    await save()
    expect(screen.getByText(message)).toBeVisible()
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1)
    expect(gateway.calls('setPaymentPassword')).toHaveLength(0)
  })

  it('payment password by the merchant’s rule', async () => {
    const paymentPassword = { enabled: true, required: true, regExp: '^\\d{4}$', maxLength: 4 }
    const gateway = fakeGateway({
      ...answers,
      setPaymentPassword: done,
      registerSettings: () => ({
        value: { ...registerSettings, fields: { ...registerSettings.fields, paymentPassword } },
      }),
    })
    await renderScreen(<SecurityCenterPage />, member)
    await open(/^Payment password/)
    await waitFor(() =>
      expect(screen.getByLabelText(/^New payment password/)).toHaveAccessibleDescription('Exactly 4 digits'),
    )
    await type(/^Login password/, 'Demo#2026')
    await type(/^New payment password/, '2749')
    await type(/^Repeat it/, '2749')
    await save()
    await waitFor(() => expect(gateway.calls('setPaymentPassword')).toHaveLength(1))
  })

  it('leads who has forgotten the payment password and has no questions to choosing them', async () => {
    fakeGateway({
      ...answers,
      securityOverview: () => ({
        value: { ...securityOverview, hasPaymentPassword: true, hasSecurityQuestions: false },
      }),
    })
    await renderScreen(<SecurityCenterPage />, member)
    await open(/^Payment password/)
    await userEvent.click(screen.getByRole('button', { name: /^Forgotten/ }))
    expect(await screen.findByRole('dialog', { name: 'Security questions' })).toBeVisible()
  })

  it('resets a forgotten payment password by the security questions', async () => {
    const gateway = fakeGateway({
      ...answers,
      securityOverview: () => ({
        value: { ...securityOverview, hasPaymentPassword: true, hasSecurityQuestions: true },
      }),
      customerSecurityQuestions: () => ({ value: { list: ['firstPet', 'birthTown', 'firstJob'] } }),
      answerSecurityQuestions: done,
    })
    await renderScreen(<SecurityCenterPage />, member)
    await open(/^Payment password/)
    await userEvent.click(screen.getByRole('button', { name: /^Forgotten/ }))
    await enterText(await screen.findByLabelText(/first pet/), 'Bolinha')
    await type(/born/, 'Recife')
    await type(/first job/, 'Bank')
    await type(/^New payment password/, '591837')
    await save()
    await waitFor(() =>
      expect(gateway.calls('answerSecurityQuestions')[0]?.body).toEqual({
        answers: [
          { question: 'firstPet', answer: 'Bolinha' },
          { question: 'birthTown', answer: 'Recife' },
          { question: 'firstJob', answer: 'Bank' },
        ],
        newPaymentPassword: '591837',
        confirmPaymentPassword: '591837',
      }),
    )
  })

  it('missing answers: no attempt is used', async () => {
    const gateway = fakeGateway({
      ...answers,
      securityOverview: () => ({
        value: { ...securityOverview, hasPaymentPassword: true, hasSecurityQuestions: true },
      }),
      customerSecurityQuestions: () => ({ value: { list: ['firstPet', 'birthTown', 'firstJob'] } }),
      answerSecurityQuestions: done,
    })
    await renderScreen(<SecurityCenterPage />, member)
    await open(/^Payment password/)
    await userEvent.click(screen.getByRole('button', { name: /^Forgotten/ }))
    await screen.findByLabelText(/first pet/)
    await type(/^New payment password/, '274951')
    await save()
    await waitFor(() => expect(screen.getAllByText('Fill in this field')).toHaveLength(3))
    expect(gateway.calls('answerSecurityQuestions')).toHaveLength(0)
  })

  it('keeps three different questions', async () => {
    const gateway = fakeGateway({ ...answers, setSecurityQuestions: done })
    await renderScreen(<SecurityCenterPage />, member)
    await open(/^Security questions/)
    expect(within(screen.getByLabelText('Question 1')).queryByRole('option', { name: /first pet/ })).toBeNull()
    await userEvent.selectOptions(screen.getByLabelText('Question 1'), 'In which town were you born?')
    for (const number of [1, 2, 3]) await type(new RegExp(`^Answer ${number}`), `answer ${number}`)
    await type(/^Login password/, 'Demo#2026')
    await save()
    await waitFor(() => expect(gateway.calls('setSecurityQuestions')).toHaveLength(1))
    expect(gateway.calls('setSecurityQuestions')[0]?.body).toMatchObject({
      answers: [{ question: 'birthTown' }, { question: 'firstPet' }, { question: 'childhoodFriend' }],
    })
  })

  it('logs one device out after a question, and all others too', async () => {
    const gateway = fakeGateway({ ...answers, revokeDevices: () => ({ value: { list: devices.list.slice(0, 1) } }) })
    await renderScreen(<SecurityCenterPage />, member)
    const list = within(await screen.findByRole('list', { name: 'Devices' }))
    expect(list.getByText('Android · Chrome')).toBeVisible()
    expect(list.getByText('This device')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Log out all other devices' })).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: /iPhone · Safari/ }))
    expect(gateway.calls('revokeDevices')).toHaveLength(0)
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(gateway.calls('revokeDevices')[0]?.body).toEqual({ session: devices.list[1]?.id }))
    await waitFor(() => expect(screen.queryByText('iPhone · Safari')).toBeNull())
    expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull()
  })

  it('shows the logins page by page', async () => {
    fakeGateway(answers)
    await renderScreen(<SecurityCenterPage />, member)
    const list = await screen.findByRole('list', { name: 'Login history' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2))
    expect(within(list).getByText(/Unknown device/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })
})

/** The session ends while the page is open; the host leaves it, and the member returns after login. */
const expireAndReturn = async (shown: { unmount: () => void }) => {
  act(() => sessionStore.setState({ session: null, role: 'guest' }))
  shown.unmount()
  await renderScreen(<SecurityCenterPage />, member)
}

describe('a session that ends under a sheet', () => {
  it('leads back into the sheet with the address that was typed', async () => {
    fakeGateway(answers)
    const shown = await renderScreen(<SecurityCenterPage />, member)
    await open(/^E-mail/)
    await type(/^E-mail/, 'rosa@example.com')
    await expireAndReturn(shown)
    expect(await screen.findByLabelText(/^E-mail/, { selector: 'input' })).toHaveValue('rosa@example.com')
  })

  it('keeps which questions were chosen, and neither answers nor passwords', async () => {
    fakeGateway(answers)
    const shown = await renderScreen(<SecurityCenterPage />, member)
    await open(/^Security questions/)
    await userEvent.selectOptions(screen.getByLabelText('Question 1'), 'favouriteTeacher')
    await type(/^Answer 1/, 'Senhora Prado')
    await type(/^Login password/, 'Demo#2026')
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Prado|Demo#2026/)
    await expireAndReturn(shown)
    expect(await screen.findByLabelText('Question 1')).toHaveValue('favouriteTeacher')
    expect(screen.getByLabelText(/^Answer 1/, { selector: 'input' })).toHaveValue('')
  })

  it('opens the payment password again, without anything that was typed', async () => {
    fakeGateway(answers)
    const shown = await renderScreen(<SecurityCenterPage />, member)
    await open(/^Payment password/)
    await type(/^New payment password/, '274951')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('274951')
    await expireAndReturn(shown)
    expect(await screen.findByLabelText(/^New payment password/, { selector: 'input' })).toHaveValue('')
  })

  it('closing the sheet discards its draft', async () => {
    fakeGateway(answers)
    await renderScreen(<SecurityCenterPage />, member)
    await open(/^E-mail/)
    await type(/^E-mail/, 'rosa@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('rosa@example.com')
  })
})
