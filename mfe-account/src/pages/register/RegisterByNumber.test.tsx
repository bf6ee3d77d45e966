import { schemas, type FieldRule } from '@mosaic/contracts'
import { optionalAnswers, optionalFields } from '@mosaic/contracts/testing'
import { clearDrafts } from '@mosaic/session'
import { bringWebCrypto, fakeGateway } from '@mosaic/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { countries, registerSettings, session, smsSent } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import RegisterPage from './RegisterPage'

beforeAll(bringWebCrypto)
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  clearDrafts()
})

const nothing = Object.fromEntries(optionalFields.map((name) => [name, '']))

/** A merchant where the number is the only way in. */
const gatewayOf = (rule: Partial<FieldRule>) => {
  const asked: FieldRule = { enabled: true, required: false, regExp: '^[\\w@. ]{4,20}$', maxLength: 20, ...rule }
  const fields = {
    ...registerSettings.fields,
    ...Object.fromEntries(optionalFields.map((name) => [name, asked])),
    mobileNum: { enabled: false, required: true, regExp: '^\\d{6,15}$', maxLength: 20 },
    verificationCode: { enabled: false, required: true, regExp: '^\\d{6}$', maxLength: 10 },
  }
  return fakeGateway({
    registerSettings: () => ({ value: { ...registerSettings, methods: ['mobile'], fields } }),
    countries: () => ({ value: countries }),
    smsRegister: () => ({ value: smsSent() }),
    registerMobile: () => ({ value: session }),
  })
}

const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)
const fill = (texts: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(texts)) {
    const field = input(name)
    if (!field) throw new Error(`There is no field ${name}.`)
    fireEvent.change(field, { target: { value } })
  }
}
/** Everything that the number itself asks for. */
const prove = async () => {
  await renderScreen(<RegisterPage />, { at: '/m/register' })
  await screen.findByRole('option', { name: '+55 Brazil' })
  fill({ mobileNum: '011987654321', password: 'Longenough1', confirmPassword: 'Longenough1' })
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send code' })).toBeNull())
  fill({ verificationCode: '123456' })
  await userEvent.click(screen.getByLabelText('I confirm that I am 18 or older.'))
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }))

test.each([
  ['answered', { required: false }, optionalAnswers],
  ['left empty', { required: false }, nothing],
])(
  'registration by number, every optional field %s: the payload matches field by field',
  async (_case, rule, typed) => {
    const gateway = gatewayOf(rule)
    await prove()
    expect(screen.queryByRole('tab')).toBeNull()
    fill(typed)
    await submit()
    await waitFor(() => expect(gateway.calls('registerMobile')).toHaveLength(1))
    expect(gateway.calls('smsRegister')[0]?.headers).toMatchObject({ ModuleId: 'MOBILENUMREG3' })
    const body = gateway.calls('registerMobile')[0]?.body
    expect(schemas.registerMobile.body.safeParse(body).success).toBe(true)
    expect(body).toMatchObject({
      ...typed,
      mobileNum: '11987654321',
      countryDialingCode: '55',
      verificationCode: '123456',
      username: '',
      captcha: '',
    })
  },
)

test('registration by number: disabled fields are absent and sent empty', async () => {
  const gateway = gatewayOf({ enabled: false, required: true })
  await prove()
  for (const name of [...optionalFields, 'username', 'captcha']) expect(input(name)).toBeNull()
  await submit()
  await waitFor(() => expect(gateway.calls('registerMobile')[0]?.body).toMatchObject(nothing))
})

test('registration by number: required fields have an asterisk, the first missing one gets the focus', async () => {
  const gateway = gatewayOf({ required: true })
  await prove()
  for (const name of optionalFields) expect(input(name)?.labels?.[0]).toHaveTextContent('*')
  fill({ ...optionalAnswers, payeeName: '', line: '!' })
  await submit()
  await waitFor(() => expect(input('payeeName')).toHaveFocus())
  for (const name of optionalFields)
    expect([name, input(name)?.getAttribute('aria-invalid') === 'true']).toEqual([
      name,
      ['payeeName', 'line'].includes(name),
    ])
  expect(gateway.calls('registerMobile')).toHaveLength(0)
})
