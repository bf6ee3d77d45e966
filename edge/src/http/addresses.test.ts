import { base, edgeUnderTest } from '../testing/edge-under-test'

const { get } = edgeUnderTest()

describe('addresses', () => {
  test.each(['/', '/m', '/m/', '/m/index', '/m/index.html'])(
    '%s redirects to the home page and keeps the query',
    async (url) => {
      const { statusCode, headers } = await get(`${url}?lang=EN`)
      expect([statusCode, headers.location]).toEqual([302, '/m/home?lang=EN'])
    },
  )

  test('an alias gives its screen', async () => {
    expect((await get('/m/old-wallet?x=1')).headers.location).toBe('/m/wallet?x=1')
  })

  test.each([
    '/m/app.js',
    '/m/missing.css',
    '/nothing.js',
    '/releases/wallet/9.9.9+aaaaaaaaaaaa/a.js',
    `${base}missing.js`,
    '/art/missing.webp',
  ])('%s: plain 404, not a page', async (url) => {
    const { statusCode, body, headers } = await get(url)
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(statusCode).toBeLessThan(500)
    expect(body).not.toContain('<html')
    expect(String(headers['cache-control'] ?? 'no-store')).not.toContain('immutable')
  })

  test.each(['/m/%E0%A4%A', '/m/%', '/m/%zz', '/m/100%', '/m/gameList/%FF%FE?lang=EN', '/m/%C3%28?x=%'])(
    '%s: a broken percent escape shows the page of the site',
    async (url) => {
      const { statusCode, body, headers } = await get(url)
      expect(statusCode).toBe((await get('/m/nothing')).statusCode)
      expect(headers['content-type']).toContain('text/html')
      expect(body).toContain('<html')
    },
  )

  test.each([
    ['/wallet', '/m/wallet'],
    ['/m/wallet.', '/m/wallet'],
    ['/M/wallet)?x=1', '/m/wallet?x=1'],
    ['/m/wallet?a=1&amp;b=2', '/m/wallet?a=1&b=2'],
    ['/m/home%E2%80%8B', '/m/home'],
  ])('%s leads to the page that was meant', async (url, address) => {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers.location]).toEqual([302, address])
  })

  test.each([
    ['/nothing', 'JA', 'このページは見つかりません'],
    ['/some/deep/nothing).', 'PT', 'Esta página não existe'],
  ])('%s: the site’s own page in the language %s', async (url, language, title) => {
    const { statusCode, body, headers } = await get(url, { cookie: `mosaic.lang=${language}` })
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toContain('text/html')
    expect(body).toContain(title)
    expect(body).toContain('href="/m/home"')
  })

  test.each(['/%E0%A4%A', '/releases/%zz', '/art/%'])('%s: no raw error', async (url) => {
    const { statusCode, body } = await get(url)
    expect(statusCode).toBe(404)
    expect(body).not.toContain('FST_ERR')
  })

  test('/composition.json gives the composition', async () => {
    const answer = await get('/composition.json')
    expect(answer.json().remotes.wallet.version).toBe('1.0.0')
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})
