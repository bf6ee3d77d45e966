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
const staffed = sampleComposition({ staff: true, remotes: { squad: remote(), other: remote({ release: '2.0.0+def', canary: true, owner: undefined }) } })

// jsdom measures nothing.
beforeAll(() => Object.defineProperty(performance, 'getEntriesByType', { value: () => [], configurable: true }))
beforeEach(async () => {
  await speakEnglish()
  visitAs(null)
})

test('staff see every release with its owner, its channel and what failed', async () => {
  watchTraffic()
  showShell(staffed, '/m/_status')
  expect(await screen.findByRole('heading', { name: 'What runs here' })).toBeVisible()
  expect(screen.getByText('The squad of tests')).toBeVisible()
  expect(screen.getByText('2.0.0+def')).toBeVisible()
  expect(screen.getByText('Canary')).toBeVisible()
  act(() => bus.emit('remote.failed@1', { remote: 'squad', module: './Page', release: '1.2.0+abc', failure: 'network' }))
  expect(await screen.findByText('Failed')).toBeVisible()
  expect(within(screen.getByRole('list')).getByText('remote.failed@1', { exact: false })).toBeVisible()
})

test('for everybody else the address does not exist', async () => {
  showShell(sampleComposition(), '/m/_status')
  expect(screen.queryByRole('heading', { name: 'What runs here' })).not.toBeInTheDocument()
})
