import sharp from 'sharp'
import { startTestDesk, type TestDesk } from '../../../testing/desk'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { playersOf } from '../../../testing/players'

let gateway: TestGateway
let desk: TestDesk
let newToken: () => Promise<string>
beforeAll(async () => {
  gateway = await startTestGateway()
  desk = await startTestDesk(gateway)
  const players = await playersOf(gateway)
  newToken = async () => (await players.newPlayer()).token
})
afterAll(async () => {
  await desk.close()
  await gateway.close()
})

const dataUrl = (bytes: Buffer, type = 'png') => `data:image/${type};base64,${bytes.toString('base64')}`
const drawn = (side = 600) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#6d4aff' } })
    .png()
    .toBuffer()
const add = async (token: string, image: string, side: 'front' | 'back' | 'selfie' = 'front') =>
  (await gateway.call('addKycImage', { token, body: { side, image } })).body
const attachDraftImages = async (token: string) =>
  (await gateway.call('submitKyc', { token, body: { fullName: 'Ana Souza', documentNumber: '529.982.247-25' } })).body
const state = async (token: string) => (await gateway.call('kyc', { token })).body.value
const waiting = async (cookie: string) => (await desk.call('kycDocuments', { cookie })).value.list

test('NONE, PENDING, REJECTED, PENDING, VERIFIED; a closed submission accepts nothing more', async () => {
  const token = await newToken()
  const cookie = await desk.operator('compliance')
  expect(await state(token)).toEqual({ state: 'NONE', required: true, reason: '', sides: [] })
  expect((await attachDraftImages(token)).errorCode).toBe('kyc.front.missing')

  await add(token, dataUrl(await drawn()), 'back')
  await add(token, dataUrl(await drawn()))
  expect((await state(token))?.sides).toEqual(['back', 'front'])
  expect((await attachDraftImages(token)).value).toMatchObject({ state: 'PENDING', sides: [] })
  expect((await attachDraftImages(token)).errorCode).toBe('kyc.front.missing')
  expect((await add(token, dataUrl(await drawn()))).errorCode).toBe('kyc.closed')

  const [first] = await waiting(cookie)
  expect(first).toMatchObject({ fullName: 'Ana Souza', images: 2 })
  const reject = { id: first?.id ?? '', verdict: 'reject', reason: 'The picture is dark' } as const
  await desk.call('decideKyc', { cookie, body: reject })
  expect(await state(token)).toMatchObject({ state: 'REJECTED', reason: 'The picture is dark' })

  await add(token, dataUrl(await drawn()))
  await attachDraftImages(token)
  const [second] = await waiting(cookie)
  await desk.call('decideKyc', { cookie, body: { id: second?.id ?? '', verdict: 'approve' } })
  expect(await state(token)).toMatchObject({ state: 'VERIFIED', reason: '' })
  expect((await add(token, dataUrl(await drawn()))).errorCode).toBe('kyc.closed')
})

test('a merchant that requires KYC: no withdrawal without a verification; other merchants do not ask', async () => {
  const token = await newToken()
  const { body } = await gateway.call('withdraw', {
    token,
    headers: { 'idempotency-key': 'kyc-withdraw-1' },
    body: { amount: '100.00', bankCardId: 'none', password: '274951' },
  })
  expect(body.errorCode).toBe('kyc.required')
  expect((await gateway.call('withdrawSettings', { token })).body.value?.kyc).toBe('NONE')
  const lotus = await gateway.tokenOf('player01', 'lotus')
  expect((await gateway.call('withdrawSettings', { token: lotus, merchant: 'lotus' })).body.value?.kyc).toBeNull()
})

test('a picture is encoded anew and shown to operators only', async () => {
  const token = await newToken()
  const cookie = await desk.operator('compliance')
  const hidden = '<script>alert(1)</script>'
  const polyglot = Buffer.concat([await drawn(3000), Buffer.from(hidden)])
  expect((await add(token, dataUrl(polyglot))).success).toBe(true)
  await attachDraftImages(token)
  const id = (await waiting(cookie)).at(-1)?.id ?? ''
  const address = `/ops/v1/kyc/image?id=${id}&position=0`
  const served = await desk.app.inject({ url: address, headers: { cookie: `mosaic_ops=${cookie}` } })
  expect([served.headers['content-type'], served.headers['x-content-type-options']]).toEqual(['image/webp', 'nosniff'])
  expect(served.rawPayload.includes('script')).toBe(false)
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 2000 })

  const support = await desk.operator('support')
  for (const stranger of ['', support, token])
    expect(
      (await desk.app.inject({ url: address, headers: { cookie: `mosaic_ops=${stranger}` } })).statusCode,
    ).toBeGreaterThanOrEqual(401)
  expect((await gateway.app.inject({ url: address, headers: { authorization: token } })).statusCode).toBeGreaterThan(
    400,
  )
})

test('a file that is no picture, of another type, truncated or too large: refused and not stored', async () => {
  const token = await newToken()
  const png = await drawn()
  const gif = Buffer.from('GIF89a<script>')
  const cut = png.subarray(0, png.length / 2)
  for (const image of [dataUrl(gif), dataUrl(cut), dataUrl(Buffer.from('<svg/>')), dataUrl(Buffer.alloc(5_242_881))])
    expect((await add(token, image)).errorCode).toBe('picture.invalid')
  for (const image of ['data:image/svg+xml;base64,AAAA', 'x', ''])
    expect((await add(token, image)).errorCode).toBe('request_param_err')
  expect((await state(token))?.sides).toEqual([])
})

test.each(['허준', '王明', 'Ng'])('a name of two characters is handed in: %s', async (fullName) => {
  const token = await newToken()
  await add(token, dataUrl(await drawn()))
  const submit = async (name: string) =>
    (await gateway.call('submitKyc', { token, body: { fullName: name, documentNumber: '529.982.247-25' } })).body
  expect((await submit('N')).errorCode).toBe('request_param_err')
  expect((await submit('\u200b\u200b\u3164')).errorCode).toBe('request_param_err')
  expect((await submit(fullName)).value).toMatchObject({ state: 'PENDING' })
})
