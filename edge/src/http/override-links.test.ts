import { edgeUnderTest } from '../testing/edge-under-test'

const { get, post } = edgeUnderTest()
const link = '/m/wallet?id=7&mfe.wallet=http://localhost:4106&q=a+b'
const form = { 'content-type': 'application/x-www-form-urlencoded' }

describe('override links', () => {
  test('override link: asks first, in the person’s language, and changes nothing', async () => {
    const { statusCode, headers, body } = await get(link, { 'accept-language': 'es' })
    expect([statusCode, headers['set-cookie'], headers['cache-control']]).toEqual([200, undefined, 'no-store'])
    expect(body).toContain('<html lang="es">')
    expect(body).toContain('<li>wallet: http://localhost:4106</li>')
    expect(body).toContain('href="/m/wallet?id=7&amp;q=a+b"')
    expect(body).not.toContain('<script')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test('override link, agreed: stored in the cookie, and only its parameter leaves the address', async () => {
    const { statusCode, headers } = await post(link, '', { ...form, origin: 'http://localhost' })
    expect([statusCode, headers.location]).toEqual([303, '/m/wallet?id=7&q=a+b'])
    expect(headers['set-cookie']).toMatch(
      /^mosaic\.mfe=wallet~http%3A%2F%2Flocalhost%3A4106; Path=\/; HttpOnly; SameSite=Strict$/,
    )
  })

  test.each([
    ['of another site', { origin: 'http://evil.example' }],
    ['of a site beside this one', { origin: 'http://localhost:9000' }],
    ['without an origin', {}],
    ['that a browser calls foreign', { origin: 'http://localhost', 'sec-fetch-site': 'same-site' }],
  ])('agreement by a form %s: refused', async (_whose, headers) => {
    const answer = await post(link, '', { ...form, ...headers })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([404, undefined])
  })

  test('link that ends or repeats an override: no question', async () => {
    const cookie = 'mosaic.mfe=wallet~http%3A%2F%2Flocalhost%3A4106'
    expect((await get('/m/wallet?mfe.wallet=off', { cookie })).headers['set-cookie']).toContain('Max-Age=0')
    for (const url of ['/m/wallet?mfe.wallet=off', '/m/wallet?mfe.wallet=http://localhost:4106'])
      expect((await get(url, { cookie })).headers.location).toBe('/m/wallet')
    const other = await get('/m/wallet?mfe.wallet=http://localhost:4107', { cookie })
    expect(other.body).toContain('http://localhost:4107')
  })
})
