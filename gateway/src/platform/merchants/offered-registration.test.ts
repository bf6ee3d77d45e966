import { merchantFlags } from '@mosaic/contracts'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { demoMerchants } from './demo-merchants'
import { registrationProfile } from './profile'
import { offeredRegistration } from './offered-registration'

const [model] = demoMerchants
if (!model) throw new Error('There is no merchant to begin with.')
const registration = {
  ...model.registration,
  methods: ['username' as const, 'mobile' as const],
  mobileVerified: true,
  mobilePassword: true,
}
const without = (flag: string) =>
  offeredRegistration({ registration, flags: merchantFlags.filter((known) => known !== flag) })

describe('the registration rules that a merchant offers', () => {
  test('is all of them with every flag', () => {
    expect(offeredRegistration({ registration, flags: [...merchantFlags] })).toEqual(registration)
  })

  test.each([
    ['USERNAMEREG3', { methods: ['mobile'] }],
    ['MOBILENUMREG3', { methods: ['username'] }],
    ['REGMOBVERF3', { mobileVerified: false }],
    ['MOBILENUMPASSREG3', { mobilePassword: false }],
  ])('with %s off: this way ends, and no other', (flag, difference) => {
    expect(without(flag)).toEqual({ ...registration, ...difference })
  })

  test('never exceeds the merchant’s rules', () => {
    const closed = { ...registration, methods: [], mobileVerified: false, mobilePassword: false }
    expect(offeredRegistration({ registration: closed, flags: [...merchantFlags] })).toEqual(closed)
  })
})

test.each(demoMerchants)(
  'the flags and the registration of $code agree on its methods',
  ({ registration: own, flags }) => {
    expect(offeredRegistration({ registration: own, flags })).toEqual(own)
  },
)

describe('the rule for e-mail addresses', () => {
  const accepts = ({ regExp }: { regExp: string }, address: string) => new RegExp(regExp, 'u').test(address)
  const { email: _set, ...login } = model.registration.login

  test.each([
    ['ana@mail.com', true],
    ['ana@mail.com.br', true],
    ['ana@mail.example', false],
  ])('a merchant without a rule of its own uses that of the spec: %s %s', (address, accepted) => {
    const { email } = registrationProfile.parse({ ...model.registration, login }).login
    expect(accepts(email, address)).toBe(accepted)
  })

  test.each(demoMerchants)('$code takes endings of any length', ({ registration: own }) => {
    for (const address of ['ana@mail.com', 'ana@mail.example', 'ana@museum.international'])
      expect(accepts(own.login.email, address)).toBe(true)
    expect(accepts(own.login.email, 'ana@mail')).toBe(false)
  })
})

describe('at the gateway', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startTestGateway()
  })
  afterAll(() => gateway.close())

  test('a merchant without the flag of a way neither names it nor takes it', async () => {
    const merchant = await gateway.saveMerchant('names-only', { flags: ['USERNAMEREG3'] })
    expect((await gateway.call('registerSettings', { merchant })).body.value).toMatchObject({ methods: ['username'] })
    const body = {
      countryDialingCode: '55',
      mobileNum: '11971000001',
      verificationCode: '123456',
      loginDeviceId: 'd',
      type: 0,
      registerMethod: 'H5',
      agreement: true,
      ageConfirmed: true,
    }
    expect((await gateway.call('registerMobile', { merchant, body })).body.errorCode).toBe('function.not.available')
  })
})
