import { verify } from 'node:crypto'
import { mkdtemp, rm, mkdir, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { readConfig } from './config'
import { ed25519PublicKey } from './signing/key-ring'
import { GatewayError, UnknownMerchantError, type GatewayClient } from './merchant/gateway-client'
import { createEdge, storeFolder } from './server'
import { openFileStore } from './store/file-store'
import { publish } from './release/publish'
import type { ChannelDocument } from './store/release-store'
import { hostFiles, hostManifest, merchant, releaseOf, remoteFiles, remoteManifest, status, writeBuild } from './testing/samples'

let dataDir: string
let edge: FastifyInstance
let upstream: Server
let away = false
const seen: { url?: string; headers: Record<string, unknown> }[] = []

const hero = { url: '/art/hero.webp', width: 1080, height: 500, colour: '#4a22d8' }
let banners = (): Promise<unknown> => Promise.resolve({ banners: [{ image: hero }] })

const gateway: GatewayClient = {
  publicValue: () => banners(),
  merchantOf: async (host) => {
    if (away) throw new GatewayError('away')
    if (host === 'nobody.example') throw new UnknownMerchantError(host)
    return host.startsWith('lotus') ? 'lotus' : 'aurora'
  },
  profile: async (code) => (code === 'lotus' ? { ...merchant, merchantCode: 'lotus', name: 'Lotus', defaultLanguage: 'EN' } : merchant),
  status: async () => status,
}

const wallet = remoteManifest('wallet')
const base = `/releases/wallet/${wallet.release}/`

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'edge-'))
  const store = openFileStore(storeFolder(dataDir))
  await publish(store, await writeBuild(join(dataDir, 'b/host'), hostManifest, hostFiles))
  await publish(store, await writeBuild(join(dataDir, 'b/wallet'), wallet, remoteFiles('wallet')))
  await mkdir(join(dataDir, 'art'), { recursive: true })
  await writeFile(join(dataDir, 'art/tile.webp'), 'picture')
  upstream = createServer((request, response) => {
    seen.push({ url: request.url, headers: request.headers })
    response.end('{"success":true}')
  })
  await new Promise<void>((resolve) => upstream.listen(0, resolve))
  const { port } = upstream.address() as AddressInfo
  edge = await createEdge(readConfig({ DATA_DIR: dataDir, GATEWAY_URL: `http://localhost:${port}`, LOG_LEVEL: 'silent' }), { gateway })
})
afterAll(async () => {
  await edge.close()
  upstream.close()
  await rm(dataDir, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => edge.inject({ url, headers: { host: 'localhost:4000', ...headers } })

describe('the document', () => {
  test('is painted, in the merchant’s language and theme, and never stored', async () => {
    const { body, headers, statusCode } = await get('/m/wallet')
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain('<html lang="pt" data-theme="dark">')
    expect(body).toContain('<div id="root"><nav>shell /m/wallet PT</nav></div>')
    expect(body).toContain('html:root[data-theme="dark"]{--brand:#7b4dff;--background:#0b0a14}')
    expect(body).toContain('<title>wallet pt · Aurora</title>')
  })

  test('starts the module of its screen first, then the host, then the entry that needs the host', async () => {
    const { body } = await get('/m/wallet')
    const order = [
      `<script async fetchpriority="high" data-mosaic src="${base}Page.js"`,
      `<script defer fetchpriority="high" data-mosaic="host" src="/releases/host/${hostManifest.release}/main.js"`,
      `<script defer data-mosaic src="${base}remoteEntry.js"`,
    ].map((tag) => body.indexOf(tag))
    expect(order.every((place) => place > 0)).toBe(true)
    expect([...order].sort((a, b) => a - b)).toEqual(order)
  })

  test('every script tag has its integrity and asks across origins', async () => {
    const { body } = await get('/m/home')
    const tags = body.match(/<script [^>]*src=[^>]*>/g) ?? []
    expect(tags.length).toBeGreaterThanOrEqual(3)
    for (const tag of tags) expect(tag).toMatch(/integrity="sha384-[^"]+" crossorigin="anonymous"/)
  })

  test('carries the styles of host and screen inline under the address that the chunk loader looks for', async () => {
    const { body } = await get('/m/wallet')
    expect(body).toMatch(/<style nonce="[^"]+" data-href="[^"]+main\.css">\.host\{color:green\}<\/style>/)
    expect(body).toContain(`data-href="${base}Page.css">.wallet{color:red}</style>`)
    expect(body).not.toContain('.wallet-hero')
  })

  test('of the home page begins with what its slots show', async () => {
    const { body } = await get('/m/home')
    expect(body).toContain(`${base}Hero.js`)
    expect(body).toContain('.wallet-hero{color:blue}')
    expect(body).not.toContain(`async fetchpriority="high" data-mosaic src="${base}Page.js"`)
  })

  test('carries the composition and the texts of its language as data that cannot end their element', async () => {
    const { body } = await get('/m/wallet')
    const data = (id: string) => JSON.parse(new RegExp(`<script type="application/json" id="${id}"[^>]*>(.*?)</script>`, 's').exec(body)?.[1] ?? 'null')
    expect(data('composition').remotes.wallet.version).toBe('1.0.0')
    expect(data('texts')).toEqual({ host: { hello: 'Olá </script>' }, common: {}, wallet: { title: 'wallet pt' } })
    expect(body).not.toContain('Olá </script>')
  })

  test('starts the public calls of its screen under the key that the API client asks for', async () => {
    const { body } = await get('/m/wallet')
    expect(body).toContain('"GET /wps/relay/GCSGAME_hotGamesV2?a=x%20y&b=2"')
    expect((await get('/m/home')).body).not.toContain('GCSGAME_hotGamesV2')
  })

  test('fetches the picture that the page paints largest before any script, and tells the host which it is', async () => {
    const { body } = await get('/m/home')
    const preload = body.indexOf('<link rel="preload" as="image" fetchpriority="high" href="https://cdn.example/img/art/hero.webp">')
    expect(preload).toBeGreaterThan(0)
    expect(preload).toBeLessThan(body.indexOf('<script async fetchpriority'))
    expect(body).toContain('id="pictures">{"wallet/./Hero":{"url":"/art/hero.webp","width":1080,"height":500,"colour":"#4a22d8"}}</script>')
    expect(body).toContain('<nav>shell - PT /art/hero.webp</nav>')
  })

  test('does without the picture when the answer names none or does not come', async () => {
    banners = () => Promise.resolve({ banners: [] })
    expect((await get('/m/home', { cookie: 'mosaic.lang=EN' })).body).toContain('id="pictures">{}</script>')
    banners = () => new Promise(() => undefined)
    expect((await get('/m/home', { cookie: 'mosaic.lang=JA' })).body).toContain('id="pictures">{}</script>')
  })

  test('says which modules it has begun, for the host to start them before its first render', async () => {
    expect((await get('/m/wallet')).body).toContain('id="modules">[["wallet","./Page"]]</script>')
    expect((await get('/m/home')).body).toContain('id="modules">[["wallet","./Hero"]]</script>')
  })

  test('of an unknown page is served too, for the host to decide', async () => {
    const { statusCode, body } = await get('/m/nowhere')
    expect(statusCode).toBe(200)
    expect(body).toContain('<nav>shell - PT</nav>')
  })

  test('is compressed as the browser can read it', async () => {
    expect(brotliDecompressSync((await get('/m/wallet', { 'accept-encoding': 'gzip, br' })).rawPayload).toString()).toContain('<!doctype html>')
    expect(gunzipSync((await get('/m/wallet', { 'accept-encoding': 'gzip, br;q=0' })).rawPayload).toString()).toContain('<!doctype html>')
  })
})

describe('protection of the document', () => {
  const policyOf = async (url = '/m/home') => String((await get(url)).headers['content-security-policy'])

  test('allows no eval, no foreign script and no inline script without this answer’s nonce', async () => {
    const policy = await policyOf()
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]
    expect(scripts).toMatch(/^'self' 'nonce-[\w+/=]+'$/)
    expect(policy).not.toMatch(/unsafe-eval|strict-dynamic|\*/)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test('the nonce is new for every answer and is the one of the inline elements', async () => {
    const [first, second] = [await get('/m/home'), await get('/m/home')]
    const nonce = (answer: typeof first) => /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1]
    expect(nonce(first)).not.toBe(nonce(second))
    expect(first.body).toContain(`<script nonce="${nonce(first)}">`)
  })

  test('frames only the merchant’s games and takes pictures only from the merchant’s servers', async () => {
    const policy = await policyOf()
    expect(policy).toContain('frame-src http://localhost:4002')
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.example;")
  })

  test('forbids sniffing and framing and keeps the address to itself', async () => {
    const { headers } = await get('/m/home')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'referrer-policy': 'strict-origin-when-cross-origin' })
  })
})

describe('addresses', () => {
  test.each(['/', '/m', '/m/', '/m/index', '/m/index.html'])('%s leads to the home page and keeps its query', async (url) => {
    const { statusCode, headers } = await get(`${url}?lang=EN`)
    expect([statusCode, headers.location]).toEqual([302, '/m/home?lang=EN'])
  })

  test('an alias leads to its screen', async () => {
    expect((await get('/m/old-wallet?x=1')).headers.location).toBe('/m/wallet?x=1')
  })

  test.each(['/m/app.js', '/m/missing.css', '/nothing', '/releases/wallet/9.9.9+aaaaaaaaaaaa/a.js', `${base}missing.js`, '/art/missing.webp', '/m/%E0%A4%A'])(
    '%s is a plain 404 and never a page',
    async (url) => {
      const { statusCode, body, headers } = await get(url)
      expect(statusCode).toBeGreaterThanOrEqual(400)
      expect(statusCode).toBeLessThan(500)
      expect(body).not.toContain('<html')
      expect(String(headers['cache-control'] ?? 'no-store')).not.toContain('immutable')
    },
  )

  test('the composition is there as JSON', async () => {
    const answer = await get('/composition.json')
    expect(answer.json().remotes.wallet.version).toBe('1.0.0')
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('language and theme', () => {
  test('?lang sets the language and remembers it', async () => {
    const { body, headers } = await get('/m/wallet?lang=en')
    expect(body).toContain('<html lang="en"')
    expect(headers['set-cookie']).toMatch(/^mosaic\.lang=EN; Path=\/; Max-Age=\d+; SameSite=Lax$/)
  })
  test('a language the merchant does not have is not taken', async () => {
    const { body, headers } = await get('/m/wallet?lang=KO')
    expect(body).toContain('<html lang="pt"')
    expect(headers['set-cookie']).toBeUndefined()
  })
  test('cookies decide the first paint', async () => {
    expect((await get('/m/wallet', { cookie: 'a=b; mosaic.lang=EN; mosaic.theme=light' })).body).toContain('<html lang="en" data-theme="light">')
  })
  test('the host name decides the merchant', async () => {
    expect((await get('/m/wallet', { host: 'lotus.localhost:4000' })).body).toContain('<title>wallet en · Lotus</title>')
  })
})

describe('released files', () => {
  test('are immutable, typed, readable from other origins and never sniffed', async () => {
    const { headers, statusCode, body } = await get(`${base}Page.js`)
    expect([statusCode, body]).toEqual([200, 'page of wallet'])
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    })
  })
  test('come precompressed', async () => {
    const br = await get(`${base}Page.js`, { 'accept-encoding': 'br' })
    expect([br.headers['content-encoding'], brotliDecompressSync(br.rawPayload).toString()]).toEqual(['br', 'page of wallet'])
    const gz = await get(`${base}Page.js`, { 'accept-encoding': 'gzip' })
    expect([gz.headers['content-encoding'], gunzipSync(gz.rawPayload).toString()]).toEqual(['gzip', 'page of wallet'])
  })
  test('are confirmed by their tag', async () => {
    const { headers } = await get(`${base}Page.js`)
    expect((await get(`${base}Page.js`, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  })
  test('do not include server code or compressed twins', async () => {
    expect((await get(`/releases/host/${hostManifest.release}/server/shell.cjs`)).statusCode).toBe(404)
    expect((await get(`${base}Page.js.br`)).statusCode).toBe(404)
  })
  test('art is immutable', async () => {
    const { headers, statusCode } = await get('/art/tile.webp')
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })
})

describe('the API behind the same origin', () => {
  test('sees the visitor’s true address whatever the visitor claims', async () => {
    await get('/wps/system/status?x=1', { 'x-forwarded-for': '6.6.6.6', forwarded: 'for=6.6.6.6', 'x-real-ip': '6.6.6.6', merchant: 'aurora' })
    const last = seen.at(-1)
    expect(last?.url).toBe('/wps/system/status?x=1')
    expect(last?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost:4000', merchant: 'aurora' })
    expect(last?.headers).not.toHaveProperty('x-real-ip')
    expect(last?.headers).not.toHaveProperty('forwarded')
  })
  test.each(['/qa', '/qa/outbox.json', '/lgw/x'])('%s is passed on', async (url) => {
    await get(url)
    expect(seen.at(-1)?.url).toBe(url)
  })
  test('the seamless wallet is not reachable through the site', async () => {
    expect((await edge.inject({ method: 'POST', url: '/seamless/bet' })).statusCode).toBe(404)
  })
})

describe('without a gateway', () => {
  const lonely = async () => createEdge(readConfig({ DATA_DIR: dataDir, GATEWAY_URL: 'http://localhost:9', LOG_LEVEL: 'silent' }), { gateway })

  test('calls are answered in the envelope that callers expect', async () => {
    const app = await lonely()
    const answer = await app.inject({ url: '/wps/system/status' })
    expect([answer.statusCode, answer.json()]).toEqual([503, { success: false, value: null, errorCode: 'system.busy' }])
    await app.close()
  })

  test('a merchant that has been seen is still shown; one that never was gets a page that tries again', async () => {
    const app = await lonely()
    await app.inject({ url: '/m/home', headers: { host: 'localhost' } })
    away = true
    expect((await app.inject({ url: '/m/home', headers: { host: 'localhost' } })).statusCode).toBe(200)
    const answer = await app.inject({ url: '/m/home', headers: { host: 'new.example', 'accept-language': 'ja-JP' } })
    away = false
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.body).toContain('<html lang="ja">')
    await app.close()
  })

  test('a host that belongs to no merchant shows no site', async () => {
    expect((await get('/m/home', { host: 'nobody.example' })).statusCode).toBe(503)
  })
})

describe('the signature', () => {
  type Keys = Record<string, { ed25519: string }>
  const holds = (text: string, key: string, signature: string, keys: Keys) =>
    verify(null, Buffer.from(text), ed25519PublicKey(keys[key]?.ed25519 ?? ''), Buffer.from(signature, 'base64'))

  test('of the document’s composition holds for its very bytes, under a key that stands in the document', async () => {
    const { body } = await get('/m/wallet')
    const [, key = '', signature = '', text = ''] = /id="composition" data-key="([^"]+)" data-ed25519="([^"]+)" data-p256="[^"]+">(.*?)<\/script>/s.exec(body) ?? []
    const keys: Keys = JSON.parse(/__mosaicKeys=(\{.*?\}\});/.exec(body)?.[1] ?? '{}')
    expect(holds(text, key, signature, keys)).toBe(true)
    expect(holds(text.replace('wallet', 'wallit'), key, signature, keys)).toBe(false)
    expect(JSON.parse(text).issuedAt).toBeGreaterThan(Date.now() - 60_000)
  })

  test('of a fetched composition is in its headers', async () => {
    const keys: Keys = JSON.parse(/__mosaicKeys=(\{.*?\}\});/.exec((await get('/m/wallet')).body)?.[1] ?? '{}')
    const { body, headers } = await get('/composition.json')
    expect(holds(body, String(headers['x-composition-key']), String(headers['x-composition-ed25519']), keys)).toBe(true)
  })
})

describe('the release before', () => {
  test('of a remote is given, signed, when the one in use does not load; without one there is a plain 404', async () => {
    const store = openFileStore(storeFolder(dataDir))
    const older = remoteManifest('wallet', { release: releaseOf('0.9.0', 'e'), version: '0.9.0' })
    await store.put('wallet', older.release, await writeBuild(join(dataDir, 'b/wallet0'), older, remoteFiles('wallet')))
    expect((await get(`/composition/last-good/wallet/${encodeURIComponent(wallet.release)}`)).statusCode).toBe(404)
    const current = await store.channel('stable')
    if (!current) throw new Error('published before')
    await store.swapChannel(current.seq, { ...current, seq: current.seq + 1, previous: { wallet: [older.release] } })
    const answer = await get(`/composition/last-good/wallet/${encodeURIComponent(wallet.release)}`)
    expect(answer.json()).toMatchObject({ remote: 'wallet', composed: { version: '0.9.0', base: `/releases/wallet/${older.release}/` } })
    expect(answer.headers['x-composition-ed25519']).toBeTruthy()
    expect((await get('/composition/last-good/..%2Fhost/x')).statusCode).toBe(404)
  })
})

test('an open tab can ask what a new one would be shown', async () => {
  const { body, headers } = await get('/composition/releases')
  expect(body).toBe(`host ${hostManifest.release}\nwallet ${wallet.release}`)
  expect(headers['cache-control']).toBe('no-store')
})

test.each([
  ['rubbish'],
  ['{"view":"short"}'],
  [JSON.stringify({ view: 'viewview1', parts: [{ remote: 'wallet', release: wallet.release, module: './Page', failure: 'made up' }] })],
])('a beacon with %s is answered like any other', async (payload) => {
  const answer = await edge.inject({ method: 'POST', url: '/beacon', headers: { host: 'localhost', 'content-type': 'text/plain;charset=UTF-8' }, payload })
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
})

describe('a canary', () => {
  const second = remoteManifest('wallet', { release: releaseOf('1.1.0', 'b'), version: '1.1.0' })
  const show = async (change: Partial<ChannelDocument>) => {
    const store = openFileStore(storeFolder(dataDir))
    const current = await store.channel('stable')
    if (!current) throw new Error('published before')
    await store.swapChannel(current.seq, { ...current, rollouts: [], ...change, seq: current.seq + 1 })
  }
  const versionFor = async (headers: Record<string, string> = {}) => (await get('/composition.json', headers)).json().remotes.wallet.version
  beforeAll(async () => openFileStore(storeFolder(dataDir)).put('wallet', second.release, await writeBuild(join(dataDir, 'b/wallet2'), second, remoteFiles('wallet'))))
  afterEach(() => show({}))

  test('is live for the next page without a restart, and gone as fast', async () => {
    expect(await versionFor()).toBe('1.0.0')
    await show({ rollouts: [{ owner: 'wallet', release: second.release, percent: 100, since: 'now' }] })
    expect(await versionFor()).toBe('1.1.0')
    await show({})
    expect(await versionFor()).toBe('1.0.0')
  })

  test('gives a visitor a number that keeps him on his side, and nobody else a cookie', async () => {
    expect((await get('/m/wallet')).headers['set-cookie']).toBeUndefined()
    await show({ rollouts: [{ owner: 'wallet', release: second.release, percent: 50, since: 'now' }] })
    const given = String((await get('/m/wallet')).headers['set-cookie'])
    const cookie = /^mosaic\.bucket=[0-9a-f]{8}/.exec(given)?.[0] ?? ''
    expect(given).toMatch(/^mosaic\.bucket=[0-9a-f]{8}; Path=\/; Max-Age=\d+; SameSite=Lax$/)
    const answer = await get('/m/wallet', { cookie })
    expect(answer.headers['set-cookie']).toBeUndefined()
    const versions = await Promise.all(Array.from({ length: 10 }, () => versionFor({ cookie })))
    expect(new Set(versions).size).toBe(1)
  })

  test('of one merchant is not shown to another', async () => {
    await show({ rollouts: [{ owner: 'wallet', release: second.release, percent: 100, merchants: ['lotus'], since: 'now' }] })
    expect(await versionFor()).toBe('1.0.0')
    expect(await versionFor({ host: 'lotus.localhost' })).toBe('1.1.0')
  })

  test('that cannot be read falls back to what the channel shows everybody', async () => {
    await show({ rollouts: [{ owner: 'wallet', release: releaseOf('9.9.9', 'd'), percent: 100, since: 'now' }] })
    expect(await versionFor()).toBe('1.0.0')
  })
})

test('health names the pointer document in use', async () => {
  const seq = (await openFileStore(storeFolder(dataDir)).channel('stable'))?.seq
  expect((await get('/healthz')).json()).toEqual({ ok: true, seq })
})

test('a remote whose release cannot be read takes away only its own screens', async () => {
  const store = openFileStore(storeFolder(dataDir))
  const current = await store.channel('stable')
  if (!current) throw new Error('published before')
  await store.swapChannel(current.seq, { ...current, seq: current.seq + 1, default: { ...current.default, ghost: '1.0.0+cccccccccccc' } })
  const { body, statusCode } = await get('/m/wallet')
  expect(statusCode).toBe(200)
  expect(body).not.toContain('ghost')
})

describe('a remote that this host cannot live with', () => {
  const demanding = remoteManifest('wallet', { release: releaseOf('3.0.0', 'd'), version: '3.0.0', shared: { react: '^99.0.0' } })
  const change = async (next: (current: ChannelDocument) => Partial<ChannelDocument>) => {
    const store = openFileStore(storeFolder(dataDir))
    const current = await store.channel('stable')
    if (!current) throw new Error('published before')
    await store.swapChannel(current.seq, { ...current, ...next(current), seq: current.seq + 1 })
  }
  const shown = async () => (await get('/composition.json')).json().remotes.wallet

  test('gives way to the release before', async () => {
    const store = openFileStore(storeFolder(dataDir))
    await store.put('wallet', demanding.release, await writeBuild(join(dataDir, 'b/demanding'), demanding, remoteFiles('wallet')))
    await change((current) => ({ default: { ...current.default, wallet: demanding.release }, rollouts: [], previous: { wallet: [wallet.release] } }))
    expect(await shown()).toMatchObject({ release: wallet.release })
    expect((await shown()).refused).toBeUndefined()
  })

  test('keeps its place and is marked, so that the host shows its card there', async () => {
    await change(() => ({ previous: {} }))
    expect(await shown()).toMatchObject({ release: demanding.release, refused: true, needs: { contracts: '^1', shared: { react: '^99.0.0' } } })
    await change((current) => ({ default: { ...current.default, wallet: wallet.release } }))
    expect((await shown()).refused).toBeUndefined()
  })
})
