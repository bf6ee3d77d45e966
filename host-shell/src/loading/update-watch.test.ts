import { createUpdateWatch, longAway, releasesOf, type UpdateParts } from './update-watch'

const remote = (release: string) => ({
  version: '1',
  release,
  base: '',
  entry: '',
  modules: {},
  texts: {},
  integrity: {},
})
const shown = releasesOf({ host: { release: 'h1' }, remotes: { wallet: remote('w1'), games: remote('g1') } })
const newer = shown.replace('w1', 'w2')

const watching = (change: Partial<UpdateParts> = {}) => {
  let clock = 0
  let moved: string | null = null
  const reload = jest.fn()
  const ask = jest.fn(async () => newer as string | null)
  const isSafe = jest.fn(() => true)
  const watch = createUpdateWatch({
    shown,
    ask,
    now: () => clock,
    isSafe,
    reload,
    memory: { get: () => moved, set: (value) => (moved = value) },
    ...change,
  })
  return { watch, reload, ask, isSafe, pass: (ms: number) => (clock += ms) }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

test('releases are named in an order that does not depend on the document', () => {
  expect(shown).toBe('host h1\ngames g1\nwallet w1')
})

test('a tab moves to new releases only on navigation', async () => {
  const { watch, reload, pass } = watching()
  pass(61_000)
  watch.navigated()
  await settled()
  expect(reload).not.toHaveBeenCalled()
  watch.navigated()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('the edge is not polled at every navigation', () => {
  const { watch, ask } = watching()
  watch.navigated()
  watch.navigated()
  expect(ask).not.toHaveBeenCalled()
})

test('reload blocked: the tab moves at the next page where it can reload', async () => {
  const { watch, reload, isSafe } = watching()
  await watch.look()
  isSafe.mockReturnValueOnce(false)
  watch.navigated()
  expect(reload).not.toHaveBeenCalled()
  watch.navigated()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('after half an hour away the tab reloads, after a short time it only checks', async () => {
  const { watch, reload, pass } = watching()
  watch.hidden()
  pass(61_000)
  await watch.shownAgain()
  expect(reload).not.toHaveBeenCalled()
  watch.hidden()
  pass(longAway)
  await watch.shownAgain()
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each([
  ['the same set', async () => shown],
  ['an edge that does not answer', async () => null],
])('%s: no reload', async (_what, ask) => {
  const { watch, reload } = watching({ ask })
  await watch.look()
  watch.navigated()
  expect(reload).not.toHaveBeenCalled()
})

test('releases that never arrive: no reload loop', async () => {
  const { watch, reload } = watching()
  await watch.look()
  watch.navigated()
  await watch.look()
  watch.navigated()
  expect(reload).toHaveBeenCalledTimes(1)
})
