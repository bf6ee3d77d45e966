import sharp from 'sharp'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'

let gateway: TestGateway
let token: string
beforeAll(async () => {
  gateway = await startTestGateway()
  token = await gateway.tokenOf('player01')
})
afterAll(() => gateway.close())

const picture = (width = 600, height = 300) => sharp({ create: { width, height, channels: 3, background: '#6d4aff' } })
const dataUrl = (bytes: Buffer, type = 'png') => `data:image/${type};base64,${bytes.toString('base64')}`
const upload = (image: string) => gateway.call('setMemberIcon', { token, body: { image } })
const codeOf = (answer: Awaited<ReturnType<typeof upload>>) => (answer.body.success ? 'OK' : answer.body.errorCode)

describe('the profile picture', () => {
  test('an upload without a session is not read: invalid and valid files get the same answer', async () => {
    const statusOf = async (payload: string, authorization?: string) =>
      (
        await gateway.app.inject({
          method: 'POST',
          url: '/wps/member/info/icon',
          headers: { merchant: 'aurora', 'content-type': 'application/json', ...(authorization && { authorization }) },
          payload,
        })
      ).statusCode
    const broken = `{"image":"${'A'.repeat(100_000)}`
    expect([await statusOf(broken), await statusOf(broken, 'x'.repeat(43)), await statusOf(broken, token)]).toEqual([
      401, 401, 400,
    ])
  })

  test('is encoded anew: square and without metadata', async () => {
    expect((await gateway.call('memberIcon', { token })).body.value).toEqual({ icon: '' })
    const secret = '<script>alert(1)</script> GPS -23.5'
    const sent = Buffer.concat([
      await picture()
        .withExif({ IFD0: { Copyright: secret } })
        .jpeg()
        .toBuffer(),
      Buffer.from(secret),
    ])
    const { icon } = (await upload(dataUrl(sent, 'jpeg'))).body.value ?? { icon: '' }
    const served = await gateway.app.inject({ url: icon })
    expect([served.statusCode, served.headers['content-type'], served.headers['x-content-type-options']]).toEqual([
      200,
      'image/webp',
      'nosniff',
    ])
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
    expect(served.rawPayload.includes('script')).toBe(false)
    expect((await gateway.call('memberIcon', { token })).body.value).toEqual({ icon })
  })

  test('a file above 64 kB is accepted; a new picture has a new address, and the old one is gone', async () => {
    const before = (await gateway.call('memberIcon', { token })).body.value?.icon ?? ''
    const noise = await sharp({
      create: {
        width: 500,
        height: 500,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer()
    expect(noise.length).toBeGreaterThan(100_000)
    const after = (await upload(dataUrl(noise))).body.value?.icon
    expect(after).not.toBe(before)
    expect((await gateway.app.inject({ url: before })).statusCode).toBe(404)
  })

  test('a file that is no picture, of another type or a decompression bomb: refused, nothing changes', async () => {
    const before = (await gateway.call('memberIcon', { token })).body.value
    const png = await picture().png().toBuffer()
    const cut = png.subarray(0, png.length / 2)
    const huge = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const webp = await picture().webp().toBuffer()
    for (const bytes of [Buffer.from('hello'), Buffer.from('<svg onload="alert(1)"/>'), cut, huge, webp])
      expect(codeOf(await upload(dataUrl(bytes)))).toBe('picture.invalid')
    for (const image of ['', 'javascript:alert(1)', 'data:text/html;base64,AAAA', 'data:image/svg+xml;base64,AAAA'])
      expect((await upload(image)).status).toBe(400)
    expect((await gateway.call('memberIcon', { token })).body.value).toEqual(before)
  })

  test.each(['x', '../../etc/passwd', `${'a'.repeat(63)}'`, 'a'.repeat(64)])(
    'the address %s: not found',
    async (hash) => {
      expect(
        (await gateway.app.inject({ url: `/wps/member/info/icon/file/${encodeURIComponent(hash)}` })).statusCode,
      ).toBe(404)
    },
  )
})
