import { crc32 } from 'node:zlib'
import type { Deposit } from '@mosaic/contracts'
import { deskCalls } from '@mosaic/contracts/desk'
import sharp from 'sharp'
import { type DepositBench, startDepositBench } from '../../../testing/deposit-bench'

let bench: DepositBench
beforeAll(async () => {
  bench = await startDepositBench()
})
afterAll(() => bench.close())
beforeEach(() => bench.newDay())

const transfer = () => bench.start('150.00', 'bank', 'depositTransfer')
const picture = (background: string, format: 'png' | 'jpeg' = 'png') =>
  sharp({ create: { width: 60, height: 90, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
/** The same file with a false unpacked size. */
const claiming = (png: Buffer, side: number): Buffer => {
  const lie = Buffer.from(png)
  lie.writeUInt32BE(side, 16)
  lie.writeUInt32BE(side, 20)
  lie.writeUInt32BE(crc32(lie.subarray(12, 29)), 29)
  return lie
}
const send = (deposit: Deposit, bytes: Buffer, type = 'png', token = bench.token) =>
  bench.gateway.call('depositProof', {
    token,
    body: { depositId: deposit.depositId, image: `data:image/${type};base64,${bytes.toString('base64')}` },
  })
const listed = async (show: 'waiting' | 'open' = 'waiting') =>
  (await bench.ops('deposits', { query: { show } })).value.list

describe('a deposit by bank transfer', () => {
  test('shows the operator’s account; the first picture moves it to review', async () => {
    const before = await bench.balance()
    const deposit = await transfer()
    expect(deposit).toMatchObject({ kind: 'mt', state: 'PENDING', payUrl: '', payee: { holder: 'Aurora Demo Ltda' } })
    expect((await listed()).map(({ depositId }) => depositId)).not.toContain(deposit.depositId)
    expect((await listed('open')).map(({ depositId }) => depositId)).toContain(deposit.depositId)
    expect((await send(deposit, await picture('#111'))).body.value).toMatchObject({ state: 'REVIEW', proofs: 1 })
    expect((await listed()).find(({ depositId }) => depositId === deposit.depositId)).toMatchObject({
      member: 'player01',
      review: 'proof',
      images: [expect.any(String)],
    })
    expect(await bench.balance()).toBe(before)
    expect((await bench.gateway.call('cancelDeposit', { token: bench.token, body: deposit })).body.errorCode).toBe(
      'deposit.closed',
    )
  })

  test('is credited with the amount found, and the log names the operator', async () => {
    const before = await bench.balance()
    const deposit = await transfer()
    await send(deposit, await picture('#222'))
    expect((await bench.approve(deposit, '140.00')).value).toMatchObject({
      state: 'SETTLED',
      amount: '140.00',
      decidedBy: 'ana (command)',
    })
    expect([await bench.state(deposit.depositId), (await bench.balance()) - before]).toEqual(['SETTLED', 14_000n])
    expect((await bench.approve(deposit, '140.00')).status).toBe(409)
    expect((await bench.balance()) - before).toBe(14_000n)
  })

  test('is refused with a reason for the member, and nothing is credited', async () => {
    const before = await bench.balance()
    const deposit = await transfer()
    await send(deposit, await picture('#333'))
    await bench.reject(deposit, 'Not on our account')
    const { body } = await bench.gateway.call('depositStatus', {
      token: bench.token,
      query: { depositId: deposit.depositId },
    })
    expect(body.value).toMatchObject({ state: 'FAILED', reason: 'Not on our account' })
    await bench.gateway.ctx.events.drained()
    const inbox = await bench.gateway.call('inbox', { token: bench.token, query: { pageNo: 1, pageSize: 20 } })
    expect(inbox.body.value?.content).toContainEqual(
      expect.objectContaining({ kind: 'deposit.refused', amount: '150.00', reason: 'Not on our account' }),
    )
    expect(await bench.balance()).toBe(before)
    expect((await send(deposit, await picture('#444'))).body.errorCode).toBe('deposit.closed')
  })

  test.each([
    { verdict: 'approve', amount: '' },
    { verdict: 'approve', amount: '-5' },
    { verdict: 'reject', reason: '' },
  ] as const)('%j is not a valid decision', async (decision) => {
    const deposit = await transfer()
    await send(deposit, await picture('#555'))
    const decided = await bench.ops('decideDeposit', { body: { id: deposit.depositId, ...decision } })
    expect(decided).toMatchObject({ status: 400, code: 'desk.request.invalid' })
    expect(await bench.state(deposit.depositId)).toBe('REVIEW')
  })

  test('without a proof: expires after a day, without a poll of the provider', async () => {
    const deposit = await transfer()
    await bench.newDay()
    expect(await bench.state(deposit.depositId)).toBe('EXPIRED')
    expect((await send(deposit, await picture('#666'))).body.errorCode).toBe('deposit.closed')
  })
})

describe('G13 uploads', () => {
  test('at most three pictures, also concurrently; a repeated picture counts once', async () => {
    const deposit = await transfer()
    const [first, ...others] = await Promise.all(['#010', '#020', '#030', '#040'].map((colour) => picture(colour)))
    if (!first) throw new Error('no picture')
    const answers = await Promise.all([first, first, ...others].map((bytes) => send(deposit, bytes)))
    expect(answers.map(({ body }) => (body.success ? 'OK' : body.errorCode)).sort()).toEqual([
      'OK',
      'OK',
      'OK',
      'OK',
      'deposit.proof.limit',
    ])
    expect((await send(deposit, first)).body.value).toMatchObject({ proofs: 3 })
  })

  test('a picture is re-encoded: other content of the file is neither stored nor served', async () => {
    const deposit = await transfer()
    const script = '<script>alert(1)</script>'
    await send(deposit, Buffer.concat([await picture('#777', 'jpeg'), Buffer.from(script)]), 'jpeg')
    const [image] = (await listed()).find(({ depositId }) => depositId === deposit.depositId)?.images ?? []
    const { response: served } = await bench.ops('depositImage', {
      query: { id: deposit.depositId, image: image ?? '' },
    })
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    })
    expect(served.rawPayload.includes('script')).toBe(false)
    expect((await sharp(served.rawPayload).metadata()).format).toBe('webp')
  })

  test('a file that is not PNG or JPEG by its bytes is refused without effect', async () => {
    const deposit = await transfer()
    const png = await picture('#888')
    const files = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      Buffer.concat([Buffer.from('GIF89a'), png]),
      Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from('<html></html>')]),
      png.subarray(0, png.length / 2),
      claiming(png, 30_000),
    ]
    for (const bytes of files) expect((await send(deposit, bytes)).body.errorCode).toBe('picture.invalid')
    const filled = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024 + 1 - png.length)])
    expect((await send(deposit, filled)).body.errorCode).toBe('picture.invalid')
    expect(await bench.state(deposit.depositId)).toBe('PENDING')
  })

  test('other members can neither send nor see proofs', async () => {
    const deposit = await transfer()
    const png = await picture('#999')
    expect((await send(deposit, png, 'png', await bench.gateway.tokenOf('vip01'))).body.errorCode).toBe(
      'deposit.unknown',
    )
    await send(deposit, png)
    const [image] = (await listed()).find(({ depositId }) => depositId === deposit.depositId)?.images ?? []
    const query = { id: deposit.depositId, image: image ?? '' }
    const stranger = { id: 'ops-1', secret: 'somebody else, who made up a key of their own' }
    expect((await bench.ops('depositImage', { query }, { key: stranger })).status).toBe(401)
    const url = `${deskCalls.depositImage.path}?id=${query.id}&image=${query.image}`
    const byToken = await bench.gateway.app.inject({ url, headers: { authorization: bench.token } })
    expect(byToken.statusCode).toBe(401)
    expect((await bench.ops('depositImage', { query: { ...query, id: crypto.randomUUID() } })).status).toBe(404)
  })
})
