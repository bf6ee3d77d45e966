import { expect, test } from '@playwright/test'
import { parse } from 'acorn'

type Delivered = { readonly base: string; readonly integrity: Readonly<Record<string, string>> }
type Composition = { readonly host: Delivered; readonly remotes: Readonly<Record<string, Delivered>> }

test('no browser bundle carries a schema library, a legacy cipher or a second copy of what the host lends', async ({ request }) => {
  const composition = (await (await request.get('/composition.json')).json()) as Composition
  const scriptsOf = ({ base, integrity }: Delivered) =>
    Object.keys(integrity)
      .filter((file) => file.endsWith('.js'))
      .map((file) => base + file)
  const read = async (url: string) => (await request.get(url)).text()

  const host = (await Promise.all(scriptsOf(composition.host).map(read))).join('\n')
  expect(host).toContain('react.transitional.element')
  expect(host).not.toMatch(/ZodError|invalid_union|CryptoJS/)
  for (const [name, remote] of Object.entries(composition.remotes)) {
    const code = (await Promise.all(scriptsOf(remote).map(read))).join('\n')
    expect(code, `${name} carries zod`).not.toMatch(/ZodError|invalid_union/)
    expect(code, `${name} carries its own React`).not.toContain('react.transitional.element')
    expect(code, `${name} carries its own HTTP client`).not.toContain('ERR_BAD_OPTION_VALUE')
    expect(code, `${name} carries its own query client`).not.toContain('QueryClientProvider')
  }
})

test('scripts and styles are served compressed, immutable and with their integrity in the document', async ({ request }) => {
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

test('every emitted script can be parsed by the oldest supported browsers', async ({ request }) => {
  const composition = (await (await request.get('/composition.json')).json()) as Composition
  const files = [composition.host, ...Object.values(composition.remotes)].flatMap(({ base, integrity }) =>
    Object.keys(integrity)
      .filter((file) => file.endsWith('.js'))
      .map((file) => base + file),
  )
  expect(files.length).toBeGreaterThan(20)
  const refused: string[] = []
  for (const file of files) {
    const code = await (await request.get(file)).text()
    try {
      // iOS 12.4 reads ES2019 and import(): of what 2020 added, everything else is refused.
      parse(code, {
        ecmaVersion: 2020,
        sourceType: 'script',
        onToken: ({ type, start, end }) => {
          if (type.label === '?.' || type.label === '??' || (type.label === 'num' && code[end - 1] === 'n')) throw new Error(`${type.label} at ${start}`)
        },
      })
    } catch (error) {
      refused.push(`${file}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  expect(refused).toEqual([])
})
