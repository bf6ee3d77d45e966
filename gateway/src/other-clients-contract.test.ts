import { smallestRequest } from '@mosaic/contracts/testing'
import type { EndpointName, Envelope, Method } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { solvedChallenge } from '../testing/solve-challenge'
import { startRunningSite } from '../testing/running-site'

let running: Awaited<ReturnType<typeof startRunningSite>>
beforeAll(async () => {
  running = await startRunningSite()
})
afterAll(() => running.close())

const call = (name: EndpointName, body: object, headers: Record<string, string> = {}) =>
  running.gateway.call(name, { ip: running.addressOfVisitor(), body, headers })

describe('a client that names no device', () => {
  const codeTo = async (mobileNum: string, more: object = {}) => {
    await call('smsNoLogin', { mobileNum, countryDialingCode: '55', ...more })
    return running.site.received(`+55${mobileNum}`)
  }
  const login = async (username: string, password: string, more: object = {}) =>
    (await call('login', { type: 'sms', username, password, ...more })).body

  test.each([[{}], [{ loginDeviceId: 'phone' }], [{ countryDialingCode: '55' }]])(
    'logs in by its requested code once, also with %j',
    async (more) => {
      const { mobileNum, account } = await running.site.newMember()
      const code = await codeTo(mobileNum)
      expect((await login(mobileNum, code, more)).value).toMatchObject({ userName: account })
      expect((await login(mobileNum, code, more)).errorCode).toBe('verification.code.error')
    },
  )

  test('cannot use a code that was requested by a device', async () => {
    const { mobileNum } = await running.site.newMember()
    const code = await codeTo(mobileNum, { loginDeviceId: 'phone' })
    expect((await login(mobileNum, code)).errorCode).toBe('verification.code.error')
    expect((await login(mobileNum, code, { loginDeviceId: 'phone' })).success).toBe(true)
  })
})

describe('a client without a captcha flow', () => {
  const drawn = async () => {
    const { headers } = await running.gateway.call('captcha')
    const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
    const { rows } = await running.gateway.ctx.db.execute<{ answer: string }>(
      sql`select answer from captchas where flow = ${cookie.split('=')[1]}`,
    )
    return { cookie, captcha: rows[0]?.answer ?? '' }
  }
  const register = (captcha: string, cookie: string) =>
    call(
      'register',
      {
        type: 0,
        registerMethod: 'H5',
        ageConfirmed: true,
        username: `new${running.site.unused().slice(-8)}`,
        password: 'Secret#2026',
        confirmPassword: 'Secret#2026',
        captcha,
      },
      { cookie },
    )

  test('answers it by the cookie that came with the picture, once', async () => {
    const { captcha, cookie } = await drawn()
    expect((await register(captcha, cookie)).body.success).toBe(true)
    expect((await register(captcha, cookie)).body.errorCode).toBe('captcha.wrong')
  })

  test('solves a challenge by the cookie that came with it', async () => {
    const { body, headers } = await running.gateway.call('captchaChallenge')
    const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
    if (!body.success) throw new Error(body.errorCode)
    expect((await register(await solvedChallenge(body.value), cookie)).body.success).toBe(true)
  })

  test('cannot answer without the cookie, nor with that of another picture', async () => {
    const [first, second] = [await drawn(), await drawn()]
    expect((await register(first.captcha, '')).body.errorCode).toBe('captcha.wrong')
    const other = second.captcha === first.captcha ? `${second.captcha}0` : second.captcha
    expect((await register(other, first.cookie)).body.errorCode).toBe('captcha.wrong')
  })
})

describe('a client that uses aliases', () => {
  const inject = async <T>(method: Method, url: string, token: string, payload?: object) =>
    (
      await running.gateway.app.inject({
        method,
        url,
        headers: { merchant: 'aurora', authorization: token },
        ...(payload && { payload }),
      })
    ).json<Envelope<T>>()

  test('asks for the hot games by POST, with the fields in the body', async () => {
    const answer = await inject<{ list: unknown[] }>(
      'POST',
      '/wps/relay/GCSGAME_hotGamesV2',
      running.site.reader.token,
      { limit: 1 },
    )
    expect(answer.value?.list).toHaveLength(1)
  })

  test('pages its messages by page and size, reads them by PUT and deletes them by an address', async () => {
    const { token, password } = await running.site.newMember()
    const pin = (newPaymentPassword: string) => ({ newPaymentPassword, confirmPaymentPassword: newPaymentPassword })
    await running.site.call('setPaymentPassword', { token, body: { password, ...pin('274951') } })
    await running.site.call('changePaymentPassword', {
      token,
      body: { oldPaymentPassword: '274951', ...pin('863042') },
    })
    await running.site.eventsProcessed()
    type Inbox = { content: { inboxId: string; read: boolean }[]; totalPages: number }
    const page = (number: number) =>
      inject<Inbox>('GET', `/wps/relay/EMFE_getInbox?page=${number}&size=1`, token).then(({ value }) => value)
    const [newest, older] = [(await page(1))?.content[0], (await page(2))?.content[0]]
    expect([(await page(1))?.totalPages, newest?.read, older?.read]).toEqual([2, false, false])
    await inject('PUT', '/wps/relay/EMFE_updateInboxRead?recordSource=SYSTEM', token, { id: newest?.inboxId })
    await inject('PUT', '/wps/relay/EMFE_updateInboxRead?recordSource=SYSTEM', token, { ids: [older?.inboxId] })
    expect((await inject('GET', '/wps/relay/CSP_unreadCount', token)).value).toBe(0)
    await inject(
      'DELETE',
      `/wps/relay/EMFE_deleteInbox?inboxIds=${newest?.inboxId},${older?.inboxId}&recordSource=SYSTEM`,
      token,
    )
    expect((await page(1))?.content).toEqual([])
  })
})

describe('a client that reads', () => {
  test('the status has the rules of registration, the profile and the domains of the site with it', async () => {
    const { info } = await running.site.call('systemStatus', {})
    expect({ register: info.register, whitelabel: info.whitelabel, domainRoute: info.domainRoute }).toEqual({
      register: await running.site.call('registerSettings', {}),
      whitelabel: await running.site.call('whitelabel', {}),
      domainRoute: await running.site.call('domainRoute', { query: { host: 'localhost' } }),
    })
  })

  test('the balance has the sign of its currency with it', async () => {
    const { token } = running.site.reader
    expect((await running.site.call('funds', { token })).currencySymbol).toBe('R$')
  })

  test('the settings of deposits say whether deposits are open; in a break they are not', async () => {
    const { token } = await running.site.newMember()
    const allowed = async () => (await running.site.call('depositSettings', { token })).allowDeposit
    expect(await allowed()).toBe('Y')
    await running.site.call('exclude', { token, body: { span: '1d', confirmed: true } })
    expect(await allowed()).toBe('N')
  })

  test('the withdrawal methods by type: each with limits, fee and record', async () => {
    const { token, ...request } = await smallestRequest('withdraw', running.site)
    const made = await running.site.call('withdraw', { token, ...request })
    const settings = await running.site.call('withdrawSettings', { token })
    expect(settings).toMatchObject({ eWalletMinAmount: '20.00', eWalletMaxAmount: '10000.00', fixedAmountFlag: 'N' })
    const methods = await running.site.call('withdrawMethods', { token })
    expect(methods).toEqual([
      { code: 'EW', displayName: 'PIX', kind: 'pix' },
      { code: 'BC', displayName: 'Bank', kind: 'bank' },
    ])
    const charges = (withdrawType: 'BC' | 'EW' | 'VW') =>
      running.gateway.call('withdrawCharges', { token, query: { withdrawAmount: '100', withdrawType } })
    expect([(await charges('BC')).body.value, (await charges('EW')).body.value]).toEqual([2, 0])
    expect((await charges('VW')).status).toBe(400)
    const { records, footer } = await running.site.call('withdrawReportByInstant', { token })
    expect(records).toMatchObject([{ withdrawId: made.withdrawId, amount: '100.00', state: 'PENDING' }])
    expect(footer).toEqual([{ amount: '100.00' }])
  })

  test('the banks, methods and amounts of deposits: those of the settings', async () => {
    const { token } = running.site.reader
    const [pix, card, bank] = [
      { bankCode: 'pix', bankType: 'qr' },
      { bankCode: 'card', bankType: 'pg' },
      { bankCode: 'bank', bankType: 'mt' },
    ]
    expect(await running.site.call('depositBanks', { token })).toEqual([{ ...bank, bankName: 'Banco Demo 000' }])
    expect(await running.site.call('depositMethods', { token })).toEqual([
      { code: 'pix', displayName: 'PIX', kind: 'qr' },
      { code: 'card', displayName: 'Debit card', kind: 'pg' },
      { code: 'bank', displayName: 'Bank transfer', kind: 'mt' },
    ])
    const query = { webSupported: 'Y', mobileSupported: 'Y' }
    expect(await running.site.call('depositChannels', { token, query })).toEqual({
      qr: { channels: [{ vendorName: 'PIX', vendorId: 'pix', mcsBankCode: 'pix', banks: [pix] }] },
      pg: { channels: [{ vendorName: 'Debit card', vendorId: 'card', mcsBankCode: 'card', banks: [card] }] },
      mt: { channels: [{ vendorName: 'Bank transfer', vendorId: 'bank', mcsBankCode: 'bank', banks: [bank] }] },
    })
    const { methods } = await running.site.call('depositSettings', { token })
    expect(await running.site.call('depositFixedAmounts', { token })).toEqual(
      [pix, card, bank].map((each) => ({
        ...each,
        fixedAmountFlag: 'N',
        fixedAmounts: methods.find(({ code }) => code === each?.bankCode)?.quickAmounts,
      })),
    )
  })

  test('the banks of a card: those of withdrawals, under both names', async () => {
    const { token } = running.site.reader
    const banks = await running.site.call('withdrawBanks', { token })
    expect(banks).toContainEqual({ bankCode: '260', bankName: 'Nubank', bankType: 'BC' })
    const { methods } = await running.site.call('withdrawSettings', { token })
    expect(banks.map(({ bankCode }) => bankCode)).toEqual(
      methods.flatMap((method) => method.banks.map(({ bankCode }) => bankCode)),
    )
    const headers = { merchant: 'aurora', authorization: token }
    const second = await running.gateway.app.inject({ url: '/wps/relay/MCSFE_getBanks', headers })
    expect(second.json<Envelope<unknown>>().value).toEqual(banks)
  })

  test('the promotions of deposits: names in its language; none where the merchant may have none', async () => {
    const merchant = 'lotus'
    const token = await running.gateway.tokenOf('player01', merchant)
    const asked = await running.gateway.call('depositPromotions', { token, merchant, language: 'JA' })
    const { bonuses = [] } = (await running.gateway.call('depositSettings', { token, merchant })).body.value ?? {}
    expect(bonuses.length).toBeGreaterThan(0)
    expect(asked.body.value).toEqual(bonuses.map(({ names, ...offer }) => ({ ...offer, promotionName: names.JA })))
    expect(await running.site.call('depositPromotions', { token: running.site.reader.token })).toEqual([])
  })
})
