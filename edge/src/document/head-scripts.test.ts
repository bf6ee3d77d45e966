import { runInNewContext } from 'node:vm'
import { headScript } from './head-scripts'

const session = { token: 'abc', userName: 'player01', type: 1, merchantCode: 'aurora', firstTimeLogin: false }

/** Runs the script of the document as a browser does that has kept this. */
const begun = (stored: string | null, display = 'browser') => {
  const asked: { url: string; headers: Record<string, string>; signal: AbortSignal }[] = []
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
    addEventListener: (name: string, heard: () => void) => (raise[name] = heard),
    setTimeout: (action: () => void, after: number) => timers.push([action, after]),
    navigator,
    localStorage: { getItem: (key: string) => (key === 'MC_SESSION_INFO' ? stored : null) },
    fetch: (url: string, options: { headers: Record<string, string>; signal: AbortSignal }) => {
      asked.push({ url, ...options })
      return Promise.resolve()
    },
  })
  return { asked, timers, raise, workers, keys: Object.keys(window.__mosaicPrefetch ?? {}) }
}
const call = 'GET /wps/relay/GCSGAME_hotGamesV2?limit=9'

describe('the calls that a document begins', () => {
  test('are a guest’s where no session is kept, and where what is kept is none of this merchant’s', () => {
    for (const stored of [
      null,
      'no json',
      'null',
      JSON.stringify({ ...session, merchantCode: 'lotus' }),
      JSON.stringify({ ...session, token: 7 }),
    ]) {
      const { asked, keys } = begun(stored)
      expect(keys).toEqual([call])
      expect(asked[0]?.url).toBe('/wps/relay/GCSGAME_hotGamesV2?limit=9')
      expect(asked[0]?.headers).toMatchObject({ Merchant: 'aurora', Language: 'PT', Device: 'web' })
      expect(asked[0]?.headers).not.toHaveProperty('Authorization')
    }
  })

  test('are those of the session that the browser keeps, under a key that names it', () => {
    const { asked, keys } = begun(JSON.stringify(session))
    expect(keys).toEqual([`${call} abc`])
    expect(asked[0]?.headers).toMatchObject({ Authorization: 'abc' })
  })

  test('say whether the site stands alone, by the decision of the calls that follow', () => {
    expect(begun(null, 'minimal-ui').asked[0]?.headers.Device).toBe('OTHERS')
  })

  test('are given up after ten seconds, as every other call', () => {
    const { asked, timers } = begun(null)
    const [[giveUp, after] = [() => undefined, 0]] = timers
    expect([after, asked[0]?.signal.aborted]).toEqual([10_000, false])
    giveUp()
    expect(asked[0]?.signal.aborted).toBe(true)
  })
})

test('the offline page comes with the first visit, when the page is there, whether anybody touches it or not', () => {
  const { raise, workers } = begun(null)
  expect(workers).toEqual([])
  raise.load?.()
  expect(workers).toEqual([['/sw.js', { scope: '/m/' }]])
})
