import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../policy-test'
import { parse } from 'acorn'
import { readFileSync } from 'node:fs'
import { floorOf, polyfilledIn, substitutes, gameSubstitutes } from '../../shared/remote-kit/src/build/check/api-floor'
import { styleProblems } from '../../shared/remote-kit/src/build/check/style-floor'
import { usedApis } from '../../shared/remote-kit/src/build/check/used-apis'

type Delivered = { readonly base: string; readonly integrity: Readonly<Record<string, string>> }
type Composition = {
  readonly host: Delivered
  readonly merchant: { readonly gameOrigins: readonly string[] }
  readonly remotes: Readonly<Record<string, Delivered>>
}

/** "Salt", the first word of OpenSSL's encrypted format, as crypto-js looks for it. */
const legacyCipher = /0x53616c74|1398893684/

test('no browser bundle contains a schema library or a second copy of a shared library; the legacy cipher is a lazy file', async ({
  request,
}) => {
  const composition = (await (await request.get('/composition.json')).json()) as Composition
  const scriptsOf = ({ base, integrity }: Delivered) =>
    Object.keys(integrity)
      .filter((file) => file.endsWith('.js'))
      .map((file) => base + file)
  const read = async (url: string) => (await request.get(url)).text()

  const files = await Promise.all(scriptsOf(composition.host).map(read))
  const host = files.join('\n')
  expect(host).toContain('react.transitional.element')
  expect(host).not.toMatch(/ZodError|invalid_union/)
  const [cipher = '', ...others] = files.filter((file) => legacyCipher.test(file))
  expect(others).toEqual([])
  expect(cipher).toMatch(legacyCipher)
  expect(cipher).not.toContain('react.transitional.element')
  for (const [name, remote] of Object.entries(composition.remotes)) {
    const code = (await Promise.all(scriptsOf(remote).map(read))).join('\n')
    expect(code, `${name} carries zod`).not.toMatch(/ZodError|invalid_union/)
    expect(code, `${name} carries its own React`).not.toContain('react.transitional.element')
    expect(code, `${name} carries its own HTTP client`).not.toContain('ERR_BAD_OPTION_VALUE')
    expect(code, `${name} carries its own query client`).not.toContain('QueryClientProvider')
  }
})

test('scripts and styles are served compressed, immutable and with their integrity in the document', async ({
  request,
}) => {
  const composition = (await (await request.get('/composition.json')).json()) as Composition
  const { base, integrity } = composition.remotes.games ?? composition.host
  const file = Object.keys(integrity).find((name) => name.endsWith('.js')) ?? ''
  const answer = await request.get(base + file, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers()).toMatchObject({ 'content-encoding': 'br', 'x-content-type-options': 'nosniff' })
  expect(answer.headers()['cache-control']).toContain('immutable')
  expect((await request.get(`${base}missing.js`)).status()).toBe(404)

  const html = await (await request.get('/m/home')).text()
  const tags = [...html.matchAll(/<script[^>]*\ssrc="[^"]+"[^>]*>/g)].map(([tag]) => tag)
  expect(tags.length).toBeGreaterThan(1)
  for (const tag of tags) expect(tag).toContain('integrity="sha384-')
})

/** Files that players load from the game provider: all that its pages name. */
const studioFiles = async (request: APIRequestContext, origin: string): Promise<string[]> => {
  const pages = await Promise.all(
    ['/play/LUMORA_prisma-ascendant?mode=demo&lang=pt', '/verify'].map(async (path) =>
      (await request.get(origin + path)).text(),
    ),
  )
  return [
    ...new Set(
      pages.flatMap((html) =>
        [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => origin + (path ?? '')),
      ),
    ),
  ]
}

const deliveredFiles = async (request: APIRequestContext, ending: string): Promise<string[]> => {
  const composition = (await (await request.get('/composition.json')).json()) as Composition
  const own = [composition.host, ...Object.values(composition.remotes)].flatMap(({ base, integrity }) =>
    Object.keys(integrity).map((file) => base + file),
  )
  const studio = await Promise.all(composition.merchant.gameOrigins.map((origin) => studioFiles(request, origin)))
  expect(studio.flat().filter((file) => file.endsWith(ending)).length, 'the game and its proof page').toBeGreaterThan(1)
  return [...own, ...studio.flat()].filter((file) => file.endsWith(ending))
}

/** The browser floor reads ES2019 and import(): all other syntax of 2020 is refused. */
const scriptProblem = (code: string): string | null => {
  for (const sourceType of ['script', 'module'] as const)
    try {
      parse(code, {
        ecmaVersion: 2020,
        sourceType,
        onToken: ({ type, start, end }) => {
          if (type.label === '?.' || type.label === '??' || (type.label === 'num' && code[end - 1] === 'n'))
            throw new Error(`${type.label} at ${start}`)
        },
      })
      return null
    } catch (error) {
      if (sourceType === 'module') return error instanceof Error ? error.message : String(error)
    }
  return null
}

test('every emitted script, the games’ too, can be parsed by the oldest supported browsers', async ({ request }) => {
  for (const planted of ['a?.b', 'a ?? b', '1n', 'class A { #b = 1 }', 'a ||= b'])
    expect(scriptProblem(planted), planted).not.toBeNull()
  expect(scriptProblem('import("./a"); export const b = async () => ({ ...c })')).toBeNull()
  const files = await deliveredFiles(request, '.js')
  expect(files.length).toBeGreaterThan(20)
  const refused: string[] = []
  for (const file of files) {
    const problem = scriptProblem(await (await request.get(file)).text())
    if (problem) refused.push(`${file}: ${problem}`)
  }
  expect(refused).toEqual([])
})

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('the browser floor is what all emitted scripts use and nothing replaces', async ({ request }) => {
  const polyfills = polyfilledIn(read('host-shell/src/polyfills/index.ts'))
  const used = new Set<string>()
  for (const file of await deliveredFiles(request, '.js')) {
    if (file.endsWith('/polyfills.js')) continue
    const isGame = /^https?:/.test(file)
    const replaced = new Set([...Object.keys(substitutes), ...(isGame ? Object.keys(gameSubstitutes) : polyfills)])
    for (const api of usedApis(await (await request.get(file)).text())) if (!replaced.has(api)) used.add(api)
  }
  const { floor, because } = floorOf(used)
  expect(floor, JSON.stringify(because)).toEqual(
    JSON.parse(read('shared/remote-kit/src/build/compile/browser-floor.json')),
  )
})

test('every emitted style, the games’ too, and those that stand in documents can be read by the oldest supported browsers', async ({
  request,
}) => {
  expect(styleProblems('.planted{display:flex;gap:4px}')).toHaveLength(1)
  const files = await deliveredFiles(request, '.css')
  expect(files.length).toBeGreaterThan(20)
  const sheets = await Promise.all(files.map(async (file) => [file, await (await request.get(file)).text()] as const))
  const documents = await Promise.all(
    ['/m/home', '/m/login', '/offline.html'].map(
      async (path) =>
        [
          path,
          [...(await (await request.get(path)).text()).matchAll(/<style[^>]*>([^<]*)<\/style>/g)]
            .map(([, css]) => css)
            .join('\n'),
        ] as const,
    ),
  )
  for (const [path, css] of documents) expect(css.length, path).toBeGreaterThan(100)
  expect(
    [...sheets, ...documents].flatMap(([place, css]) => styleProblems(css).map((problem) => `${place}: ${problem}`)),
  ).toEqual([])
})
