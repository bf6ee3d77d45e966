import { browserSources, findOrInstallChromium } from './chromium'

const source = (name: string, path: string | null) => ({ name, find: () => path })
const find = (paths: readonly (string | null)[], starting: readonly string[]) => {
  const said: string[] = []
  const chromium = findOrInstallChromium(
    (line) => said.push(line),
    paths.map((path, index) => source(`source ${index}`, path)),
    (path) => (starting.includes(path) ? 'Chromium 1.0' : null),
  )
  return { chromium, said }
}

test('sources: CHROMIUM_PATH, Playwright, npm, distribution, installed browsers', () => {
  expect(browserSources.map(({ name }) => name)).toEqual([
    'CHROMIUM_PATH',
    'Playwright',
    '@sparticuz/chromium from npm',
    'the distribution',
    'an installed Chrome or Edge',
  ])
})

test('two browsers that start: the first is used', () => {
  expect(find([null, '/a', '/b'], ['/a', '/b']).chromium).toMatchObject({ ok: true, path: '/a', source: 'source 1' })
})

test('a pointer to a snap that does not start: it is named and the next browser is used', () => {
  const { chromium, said } = find(['/snap', '/b'], ['/b'])
  expect(chromium).toMatchObject({ ok: true, path: '/b' })
  expect(said.join()).toContain('/snap')
})

test('no browser that starts: one sentence with the command that helps', () => {
  const { chromium } = find(['/a', null], [])
  expect(chromium.ok ? '' : chromium.sentence).toContain('CHROMIUM_PATH=')
})
