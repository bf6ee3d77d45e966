/** @jest-environment jsdom */
import { createTags } from './tags'

const release = (name: string, integrity: Record<string, string>) => ({
  version: '1',
  release: '1+a',
  base: `/releases/${name}/1/`,
  entry: 'remoteEntry.js',
  modules: {},
  texts: {},
  integrity,
})
const tagsOf = () =>
  createTags({
    host: release('host', { 'main.js': 'sha384-h' }),
    remotes: {
      wallet: release('wallet', { 'a.js': 'sha384-a', 'a.css': 'sha384-c' }),
      stripped: release('stripped', {}),
      dev: { ...release('dev', {}), base: 'http://localhost:4103/' },
    },
  })

const dressed = (url: string, tags = tagsOf()) => {
  const tag = document.createElement('script')
  tags.decorateTag(tag, url)
  return tag
}

test('every tag has the hash of its file and crossorigin', () => {
  const script = dressed('/releases/wallet/1/a.js')
  expect([script.integrity, script.crossOrigin]).toEqual(['sha384-a', 'anonymous'])
  const link = document.createElement('link')
  tagsOf().decorateTag(link, '/releases/wallet/1/a.css')
  expect(link.integrity).toBe('sha384-c')
})

test('a full address is the same file', () => {
  expect(dressed(`${window.location.origin}/releases/wallet/1/a.js`).integrity).toBe('sha384-a')
})

test('a file of a release that the release does not list cannot run', () => {
  expect(dressed('/releases/wallet/1/smuggled.js').integrity).toBe('sha384-unlisted')
})

test.each(['script', 'link'] as const)('a release whose integrity was taken out loads no %s at all', (kind) => {
  for (const file of ['remoteEntry.js', 'Page.js', 'Page.css', '7.0a1b2c.js']) {
    const tag = document.createElement(kind) as HTMLScriptElement | HTMLLinkElement
    tagsOf().decorateTag(tag, `/releases/stripped/1/${file}`)
    expect(tag.integrity).toBe('sha384-unlisted')
  }
})

test('a development server, which lists nothing, is not checked', () => {
  expect(dressed('http://localhost:4103/a.js').integrity).toBeFalsy()
})

test('after a failure the file gets a new query and the same hash; other files keep their address', () => {
  const tags = tagsOf()
  tags.bust('/releases/wallet/1/a.js')
  const script = dressed('/releases/wallet/1/a.js', tags)
  expect([new URL(script.src).search, script.integrity]).toEqual(['?retry=1', 'sha384-a'])
  expect(tags.retryUrl('/releases/wallet/1/a.css')).toBe('/releases/wallet/1/a.css')
  tags.bust('/releases/wallet/1/a.js')
  expect(tags.retryUrl('/releases/wallet/1/a.js')).toBe('/releases/wallet/1/a.js?retry=2')
})

describe('the second origin', () => {
  const mirrored = () =>
    createTags({
      host: release('host', {}),
      remotes: { wallet: release('wallet', { 'a.js': 'sha384-a' }) },
      mirror: 'https://mirror.example',
    })

  test('second origin: alternates with the first, with the same hash', () => {
    const tags = mirrored()
    const addresses = [1, 2, 3].map(() => {
      tags.bust('/releases/wallet/1/a.js')
      return tags.retryUrl('/releases/wallet/1/a.js')
    })
    expect(addresses).toEqual([
      '/releases/wallet/1/a.js?retry=1',
      'https://mirror.example/releases/wallet/1/a.js?retry=2',
      '/releases/wallet/1/a.js?retry=3',
    ])
    expect(tags.integrityOf('https://mirror.example/releases/wallet/1/a.js?retry=2')).toBe('sha384-a')
  })

  test('comes first for further files of a release that the first did not bring, and only for those', () => {
    const tags = mirrored()
    for (let tries = 0; tries < 2; tries++) tags.bust('/releases/wallet/1/a.js')
    expect(tags.retryUrl('/releases/wallet/1/b.js')).toBe('https://mirror.example/releases/wallet/1/b.js')
    expect(tags.retryUrl('/releases/host/1/main.js')).toBe('/releases/host/1/main.js')
    tags.bust('/releases/wallet/1/b.js')
    expect(tags.retryUrl('/releases/wallet/1/b.js')).toBe('/releases/wallet/1/b.js?retry=1')
  })
})

test('files of a release that takes another one’s place are known by their own hashes', () => {
  const tags = tagsOf()
  tags.add(release('older', { 'a.js': 'sha384-old' }))
  expect(dressed('/releases/older/1/a.js', tags).integrity).toBe('sha384-old')
  expect(dressed('/releases/older/1/b.js', tags).integrity).toBe('sha384-unlisted')
})
