import { sampleComposition } from '../testing/sample-composition'
import { chosenVersions, loadTimeOf, reproduction, visitorOf } from './facts'

test('the load time of a remote spans its own files only', () => {
  const timing = (name: string, startTime: number, responseEnd: number, transferSize: number) => ({
    name: `https://site.test${name}`,
    startTime,
    responseEnd,
    transferSize,
  })
  const timings = [
    timing('/releases/wallet/1/a.js', 100, 180, 2000),
    timing('/releases/wallet/1/b.js', 150, 260.4, 1000),
    timing('/releases/games/1/a.js', 0, 900, 9000),
  ]
  expect(loadTimeOf(timings, '/releases/wallet/1/', 'https://site.test')).toEqual({
    files: 2,
    milliseconds: 160,
    bytes: 3000,
  })
  expect(loadTimeOf(timings, '/releases/agent/1/', 'https://site.test')).toEqual({
    files: 0,
    milliseconds: null,
    bytes: 0,
  })
})

test('several offered versions: the running one is named with its owner', () => {
  const offers = {
    react: { '19.3.1': { from: 'host', loaded: true }, '19.3.2': { from: 'wallet' } },
    '@mosaic/ui': { '1.0.0': { from: 'host', lib: () => null } },
  }
  expect(chosenVersions(offers)).toEqual([
    { name: '@mosaic/ui', version: '1.0.0', from: 'host' },
    { name: 'react', version: '19.3.1', from: 'host' },
  ])
})

test('the copied text names every release, the visitor, and a command for each release', () => {
  const remote = {
    version: '1.2.0',
    release: '1.2.0+abc',
    base: '/r/',
    entry: 'e.js',
    modules: {},
    texts: {},
    integrity: {},
  }
  const composition = sampleComposition({ remotes: { squad: remote } })
  const visitor = {
    role: 'member',
    language: 'JA',
    theme: 'light',
    path: '/m/home',
    visitor: '1a2b3c4d',
    browser: 'test',
  }
  const copied: { releases: Record<string, string>; commands: string[] } = JSON.parse(
    reproduction(composition, visitor, new Date(0)),
  )
  expect(copied).toMatchObject({
    channel: 'stable',
    seq: 1,
    merchant: 'aurora',
    releases: { host: '0.1.0+a', squad: '1.2.0+abc' },
    ...visitor,
  })
  expect(copied.commands).toContain(
    'npm run release -- pin squad --merchant aurora --release 1.2.0+abc --channel reproduction',
  )
})

test('the visitor’s number is read from its cookie and from nothing else', () => {
  expect(visitorOf('1a2b3c4d')).toBe('1a2b3c4d')
  expect(visitorOf('zz')).toBeNull()
})
