import { runInNewContext } from 'node:vm'
import { headScript } from './head-scripts'

const session = { token: 'abc', userName: 'player01', type: 1, merchantCode: 'aurora', firstTimeLogin: false }

/** Runs the document's script in a browser with this stored session. */
const run = (stored: string | null, display = 'browser') => {
  const calls: { url: string; headers: Record<string, string>; signal: AbortSignal }[] = []
  const timers: [() => void, number][] = []
  const raise: Record<string, () => void> = {}
  const workers: unknown[][] = []
  const navigator = {
    userAgent: 'Mozilla/5.0',
    serviceWorker: { register: (...asks: unknown[]) => (workers.push(asks), Promise.resolve()) },
  }
  const window: { __mosaicPrefetch?: Record<string, unknown> } & Record<string, unknown> = {
    navigator,
    location: { search: '' },
    matchMedia: (query: string) => ({ matches: query.includes(display) }),
  }
  runInNewContext(headScript([{ endpoint: 'hotGames', query: { limit: '9' } }], 'aurora', 'PT'), {
    window,
    AbortController,
    addEventListener: (name: string, listener: () => void) => (raise[name] = listener),
    setTimeout: (action: () => void, after: number) => timers.push([action, after]),
    navigator,
    localStorage: { getItem: (key: string) => (key === 'MC_SESSION_INFO' ? stored : null) },
    fetch: (url: string, options: { headers: Record<string, string>; signal: AbortSignal }) => {
      calls.push({ url, ...options })
      return Promise.resolve()
    },
  })
  return { calls, timers, raise, workers, keys: Object.keys(window.__mosaicPrefetch ?? {}) }
}
const call = 'GET /wps/relay/GCSGAME_hotGamesV2?limit=9'

describe('early calls of a document', () => {
  test('early calls without a session of this merchant: as a guest', () => {
    for (const stored of [
      null,
      'no json',
      'null',
      JSON.stringify({ ...session, merchantCode: 'lotus' }),
      JSON.stringify({ ...session, token: 7 }),
    ]) {
      const { calls, keys } = run(stored)
      expect(keys).toEqual([call])
      expect(calls[0]?.url).toBe('/wps/relay/GCSGAME_hotGamesV2?limit=9')
      expect(calls[0]?.headers).toMatchObject({ Merchant: 'aurora', Language: 'PT', Device: 'web' })
      expect(calls[0]?.headers).not.toHaveProperty('Authorization')
    }
  })

  test('early calls with a stored session: with its token, under a key with the token', () => {
    const { calls, keys } = run(JSON.stringify(session))
    expect(keys).toEqual([`${call} abc`])
    expect(calls[0]?.headers).toMatchObject({ Authorization: 'abc' })
  })

  test('early calls say whether the site runs standalone, as the later calls do', () => {
    expect(run(null, 'minimal-ui').calls[0]?.headers.Device).toBe('OTHERS')
  })

  test('early calls time out after ten seconds, as the later calls do', () => {
    const { calls, timers } = run(null)
    const [[giveUp, after] = [() => undefined, 0]] = timers
    expect([after, calls[0]?.signal.aborted]).toEqual([10_000, false])
    giveUp()
    expect(calls[0]?.signal.aborted).toBe(true)
  })
})

test('the offline worker registers with the first visit after the load event, without interaction', () => {
  const { raise, workers } = run(null)
  expect(workers).toEqual([])
  raise.load?.()
  expect(workers).toEqual([['/sw.js', { scope: '/m/' }]])
})
