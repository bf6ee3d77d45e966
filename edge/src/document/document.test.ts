import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { basePalettes } from '@mosaic/contracts'
import { base, edgeUnderTest } from '../testing/edge-under-test'
import { hostManifest, releaseOf, remoteManifest } from '../testing/samples'

const { answers, changeChannel, get, storeRelease, store } = edgeUnderTest()

describe('the document', () => {
  test('the document has a rendered shell in the merchant’s language and theme and is never stored', async () => {
    const { body, headers, statusCode } = await get('/m/wallet')
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain('<html lang="pt" data-theme="dark">')
    expect(body).toContain('<div id="root"><nav>shell /m/wallet PT</nav></div>')
    expect(body).toContain('html:root[data-theme="dark"]{--brand:#7b4dff;--background:#0b0a14}')
    expect(body).toContain('<title>wallet pt · Aurora</title>')
  })

  test('order of scripts: module of the screen, host, remote entry', async () => {
    const { body } = await get('/m/wallet')
    const order = [
      `<script data-cfasync="false" async fetchpriority="high" data-mosaic src="${base}Page.js"`,
      `<script data-cfasync="false" defer fetchpriority="high" data-mosaic="host" src="/releases/host/${hostManifest.release}/main.js"`,
      `<script data-cfasync="false" defer data-mosaic src="${base}remoteEntry.js"`,
    ].map((tag) => body.indexOf(tag))
    expect(order.every((place) => place > 0)).toBe(true)
    expect([...order].sort((a, b) => a - b)).toEqual(order)
  })

  test('every script tag has integrity and crossorigin', async () => {
    const { body } = await get('/m/home')
    const tags = body.match(/<script [^>]*src=[^>]*>/g) ?? []
    expect(tags.length).toBeGreaterThanOrEqual(3)
    for (const tag of tags) expect(tag).toMatch(/integrity="sha384-[^"]+" crossorigin="anonymous"/)
  })

  test('styles of host and screen are inline, under the URL that the chunk loader looks for', async () => {
    const { body } = await get('/m/wallet')
    expect(body).toMatch(/<style nonce="[^"]+" data-href="[^"]+main\.css">\.host\{color:green\}<\/style>/)
    expect(body).toContain(`data-href="${base}Page.css">.wallet{color:red}</style>`)
    expect(body).not.toContain('.wallet-hero')
  })

  test('the document has exactly the lazy packages that its screen uses, with styles and texts', async () => {
    const script = `<script data-cfasync="false" async fetchpriority="high" data-mosaic src="/releases/host/${hostManifest.release}/forms.js" integrity="sha384-`
    const { body } = await get('/m/wallet')
    expect(body).toContain(script)
    expect(body).toContain('forms.css">.field{color:gray}</style>')
    expect(body).toContain('"forms":{"send":"Enviar"}')
    const home = (await get('/m/home')).body
    expect(home).not.toContain(script)
    expect(home).not.toContain('.field{color:gray}')
  })

  test('the home page preloads the modules of its slots', async () => {
    const { body } = await get('/m/home')
    expect(body).toContain(`${base}Hero.js`)
    expect(body).toContain('.wallet-hero{color:blue}')
    expect(body).not.toContain(`async fetchpriority="high" data-mosaic src="${base}Page.js"`)
  })

  test('composition and texts are data that cannot end their script element', async () => {
    const { body } = await get('/m/wallet')
    const data = (id: string) =>
      JSON.parse(
        new RegExp(`<script type="application/json" id="${id}"[^>]*>(.*?)</script>`, 's').exec(body)?.[1] ?? 'null',
      )
    expect(data('composition').remotes.wallet.version).toBe('1.0.0')
    expect(data('texts')).toEqual({
      host: { hello: 'Olá </script>' },
      common: {},
      wallet: { title: 'wallet pt' },
      forms: { send: 'Enviar' },
    })
    expect(body).not.toContain('Olá </script>')
  })

  test('the document starts the public calls of its screen, with the keys of the API client', async () => {
    const { body } = await get('/m/wallet')
    expect(body).toContain('"GET /wps/relay/GCSGAME_hotGamesV2?a=x%20y&b=2"')
    expect((await get('/m/home')).body).not.toContain('GCSGAME_hotGamesV2')
  })

  test('the largest picture is preloaded before any script, and the host knows it', async () => {
    const { body } = await get('/m/home')
    const preload = body.indexOf(
      '<link rel="preload" as="image" fetchpriority="high" href="https://cdn.example/img/art/hero.webp">',
    )
    expect(preload).toBeGreaterThan(0)
    expect(preload).toBeLessThan(body.indexOf('<script data-cfasync="false" async fetchpriority'))
    expect(body).toContain(
      'id="pictures">{"wallet/./Hero":{"url":"/art/hero.webp","width":1080,"height":500,"colour":"#4a22d8"}}</script>',
    )
    expect(body).toContain('<nav>shell - PT /art/hero.webp</nav>')
  })

  test('no picture, or no answer in time: the document has no preload', async () => {
    answers.banners = () => Promise.resolve({ banners: [] })
    expect((await get('/m/home', { cookie: 'mosaic.lang=EN' })).body).toContain('id="pictures">{}</script>')
    answers.banners = () => new Promise(() => undefined)
    expect((await get('/m/home', { cookie: 'mosaic.lang=JA' })).body).toContain('id="pictures">{}</script>')
  })

  test('the document lists the modules that it has started', async () => {
    expect((await get('/m/wallet')).body).toContain('id="modules">[["wallet","./Page"]]</script>')
    expect((await get('/m/home')).body).toContain('id="modules">[["wallet","./Hero"]]</script>')
  })

  test('unknown page: the document is served, and the host decides', async () => {
    const { statusCode, body } = await get('/m/nowhere')
    expect(statusCode).toBe(200)
    expect(body).toContain('<nav>shell - PT</nav>')
  })

  test('the document is compressed as the browser accepts it', async () => {
    expect(
      brotliDecompressSync((await get('/m/wallet', { 'accept-encoding': 'gzip, br' })).rawPayload).toString(),
    ).toContain('<!doctype html>')
    expect(gunzipSync((await get('/m/wallet', { 'accept-encoding': 'gzip, br;q=0' })).rawPayload).toString()).toContain(
      '<!doctype html>',
    )
  })
})

describe('language and theme', () => {
  test('?lang sets the language and stores it in the cookie', async () => {
    const { body, headers } = await get('/m/wallet?lang=en')
    expect(body).toContain('<html lang="en"')
    expect(headers['set-cookie']).toMatch(/^mosaic\.lang=EN; Max-Age=\d+; Path=\/; SameSite=Lax$/)
  })
  test('language that the merchant does not offer: ignored', async () => {
    const { body, headers } = await get('/m/wallet?lang=KO')
    expect(body).toContain('<html lang="pt"')
    expect(headers['set-cookie']).toBeUndefined()
  })
  test('theme-color is the background of the merchant’s theme, else the default one', async () => {
    expect((await get('/m/wallet')).body).toContain('<meta name="theme-color" content="#0b0a14">')
    expect((await get('/m/wallet', { cookie: 'mosaic.theme=light' })).body).toContain(
      `<meta name="theme-color" content="${basePalettes.light.background}">`,
    )
  })
  test('cookies give language and theme of the first paint', async () => {
    const { body } = await get('/m/wallet', { cookie: 'a=b; mosaic.lang=EN; mosaic.theme=light' })
    expect(body).toContain('<html lang="en" data-theme="light">')
  })
  test('the host name gives the merchant', async () => {
    expect((await get('/m/wallet', { host: 'lotus.localhost:4000' })).body).toContain(
      '<title>wallet en · Lotus</title>',
    )
  })
})

describe('altered release', () => {
  const shownWith = async (digit: string, integrity: Record<string, string>) => {
    const stripped = remoteManifest('wallet', { version: '2.0.0', release: releaseOf('2.0.0', digit), integrity })
    await storeRelease(stripped)
    await changeChannel((current) => ({ default: { ...current.default, wallet: stripped.release } }))
    const { body, statusCode } = await get('/m/wallet')
    expect(statusCode).toBe(200)
    return body
  }
  const sound = remoteManifest('wallet').integrity
  let before: string | undefined
  beforeAll(async () => {
    before = (await store().channel('stable'))?.default.wallet
  })
  afterAll(() => changeChannel((current) => ({ default: { ...current.default, wallet: before ?? '' } })))

  test('release without integrity: its tags have a hash that never matches, so nothing runs', async () => {
    const body = await shownWith('b', {})
    const tags = body.match(/<(script|link) [^>]*releases\/wallet\/[^>]*>/g) ?? []
    expect(tags.length).toBeGreaterThanOrEqual(3)
    for (const tag of tags) expect(tag).toContain('integrity="sha384-unlisted"')
    expect(body).not.toContain('.wallet{color:red}')
  })

  test('altered styles and texts in the store: not in the document, which works without them', async () => {
    const body = await shownWith('c', { ...sound, 'Page.css': 'sha384-other', 'texts/pt.json': 'sha384-other' })
    expect(body).not.toContain('.wallet{color:red}')
    expect(body).toMatch(/<link rel="stylesheet" data-mosaic href="[^"]+Page\.css" integrity="sha384-other"/)
    expect(body).not.toContain('{"title":"wallet pt"}')
  })
})

test('a delivery network that rewrites scripts is asked not to; a start that never comes is shown without any script', async () => {
  const { body } = await get('/m/wallet')
  const rewritable = (body.match(/<script [^>]*>/g) ?? []).filter((tag) => !tag.includes('application/json'))
  expect(rewritable.length).toBeGreaterThan(2)
  // Before `src`, as such networks demand.
  expect(rewritable.filter((tag) => !tag.startsWith('<script data-cfasync="false" '))).toEqual([])
  expect(body).toMatch(/\.late\{visibility:hidden[^}]*animation:late/)
})
