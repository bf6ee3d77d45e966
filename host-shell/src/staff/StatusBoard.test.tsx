import { bus } from '@mosaic/event-bus'
import { act, screen, within } from '@testing-library/react'
import { sampleComposition } from '../testing/sample-composition'
import { showShell, speakEnglish, visitAs } from '../testing/show-shell'
import { watchTraffic } from './traffic'

const remote = (over: object = {}) => ({
  version: '1.2.0',
  release: '1.2.0+abc',
  base: '/r/squad/',
  entry: 'e.js',
  modules: {},
  texts: {},
  integrity: {},
  owner: 'The squad of tests',
  ...over,
})
const staffed = sampleComposition({
  staff: true,
  remotes: { squad: remote(), other: remote({ release: '2.0.0+def', canary: true, owner: undefined }) },
})

// jsdom measures nothing.
beforeAll(() => Object.defineProperty(performance, 'getEntriesByType', { value: () => [], configurable: true }))
beforeEach(async () => {
  await speakEnglish()
  visitAs(null)
})

test('staff see every release with its owner, its channel and what failed, and since when the edge has lost its store', async () => {
  watchTraffic()
  const since = new Date(2026, 0, 2, 3, 4, 5).toISOString()
  showShell({ ...staffed, store: { reason: 'missing', since } }, '/m/_status')
  expect(await screen.findByRole('heading', { name: 'What runs here' })).toBeVisible()
  expect(screen.getByText('is empty or gone since 03:04:05; the last good releases are shown')).toBeVisible()
  expect(screen.getByText('The squad of tests')).toBeVisible()
  expect(screen.getByText('2.0.0+def')).toBeVisible()
  expect(screen.getByText('Canary')).toBeVisible()
  act(() =>
    bus.emit('remote.failed@1', { remote: 'squad', module: './Page', release: '1.2.0+abc', failure: 'network' }),
  )
  expect(await screen.findByText('Failed')).toBeVisible()
  expect(within(screen.getByRole('list')).getByText('remote.failed@1', { exact: false })).toBeVisible()
})

test('visitor who is not staff: the address does not exist', async () => {
  showShell(sampleComposition(), '/m/_status')
  expect(screen.queryByRole('heading', { name: 'What runs here' })).not.toBeInTheDocument()
})

test('every page shows overridden remotes, unanswered ones too, with a link to end the override', async () => {
  const overrides = { squad: 'http://localhost:4103', other: 'http://localhost:4104' }
  showShell(
    sampleComposition({ overrides, remotes: { squad: remote({ base: 'http://localhost:4103/' }), other: remote() } }),
    '/m/home?lang=EN',
  )
  const banner = await screen.findByRole('complementary', { name: 'Overrides of this browser' })
  expect(banner).toHaveTextContent('squad from http://localhost:4103')
  expect(banner).toHaveTextContent('http://localhost:4104 does not answer: other is the published one')
  expect(within(banner).getByRole('link', { name: 'End' })).toHaveAttribute(
    'href',
    '?lang=EN&mfe.squad=off&mfe.other=off',
  )
})

test('no override: no banner', () => {
  showShell(sampleComposition(), '/m/home')
  expect(screen.queryByRole('complementary', { name: 'Overrides of this browser' })).not.toBeInTheDocument()
})
