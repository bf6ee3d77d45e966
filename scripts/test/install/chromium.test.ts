import { missingBrowser } from './browser-help'
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

test('no browser that starts: one sentence says what is missing', () => {
  const { chromium } = find(['/a', null], [])
  expect(chromium.ok ? '' : chromium.sentence).toContain('No Chromium starts')
})

test('looking without installing: sources are asked to change nothing', () => {
  const asked: boolean[] = []
  const own = { name: 'own', find: (_say: unknown, mayInstall: boolean) => (asked.push(mayInstall), null) }
  findOrInstallChromium(
    () => undefined,
    [own],
    () => null,
    false,
  )
  expect(asked).toEqual([false])
})

test.each([
  ['macOS', 'darwin', '', 'brew install'],
  ['Windows', 'win32', '', 'winget install'],
  ['Debian and Ubuntu', 'linux', '/usr/bin/apt-get', 'sudo apt-get install chromium'],
  ['Fedora', 'linux', '/usr/bin/dnf', 'sudo dnf install chromium'],
  ['another system', 'linux', '', 'CHROMIUM_PATH='],
])('%s without a browser: the one command that helps', (_name, platform, present, command) => {
  expect(missingBrowser(platform, (path) => path === present)).toContain(command)
})
