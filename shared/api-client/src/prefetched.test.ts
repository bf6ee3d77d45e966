/** @jest-environment jsdom */
import { call } from './call'
import { configureClient } from './settings'

type Started = Record<string, Promise<Response>>
const answered = (status: number, body: unknown): Promise<Response> =>
  Promise.resolve({
    status,
    json: () => Promise.resolve(body),
    text: () => Promise.resolve(JSON.stringify(body)),
    headers: new Headers(),
  } as Response)
const games = (name: string) => answered(200, { success: true, value: { content: { list: [{ gameName: name }] } } })
const gone = () => answered(401, { success: false, value: null, errorCode: 'login.not.session' })
const key = 'GET /wps/relay/GCSGAME_hotGamesV2?limit=9'

const start = (started: Started): void => {
  window.__mosaicPrefetch = started
  window.__mosaicShapes = { hotGames: { content: { list: ['a', { gameName: 's' }] } } }
}
const fetched = jest.fn()
const ask = () => call('hotGames', { query: { limit: 9 } })
const name = (value: string) => ({ ok: true, value: { content: { list: [{ gameName: value }] } } })

beforeEach(() => {
  fetched.mockReset().mockImplementation(() => games('asked'))
  window.fetch = fetched
  configureClient({
    baseUrl: '',
    merchant: 'aurora',
    language: () => 'PT',
    token: () => null,
    renewSession: () => Promise.resolve('lost'),
    onSessionLost: () => undefined,
  })
})

describe('an answer that the document began to fetch', () => {
  test("a guest's prefetch serves the guest, once", async () => {
    start({ [key]: games('early') })
    expect(await ask()).toEqual(name('early'))
    expect(fetched).not.toHaveBeenCalled()
    expect(await ask()).toEqual(name('asked'))
  })

  test("a member's prefetch serves that session", async () => {
    configureClient({ token: () => 'mine' })
    start({ [`${key} mine`]: games('early') })
    expect(await ask()).toEqual(name('early'))
    expect(fetched).not.toHaveBeenCalled()
  })

  test('a prefetch never serves another visitor', async () => {
    configureClient({ token: () => 'mine' })
    start({ [key]: games('a guest’s'), [`${key} other`]: games('another’s') })
    expect(await ask()).toEqual(name('asked'))
  })

  test('reports an expired token', async () => {
    let token = 'worn'
    configureClient({ token: () => token, renewSession: () => Promise.resolve(((token = 'new'), 'renewed' as const)) })
    start({ [`${key} worn`]: gone() })
    expect(await ask()).toEqual(name('asked'))
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('an aborted prefetch is a timeout, without a second wait', async () => {
    start({ [key]: Promise.reject(new DOMException('given up', 'AbortError')) })
    expect(await ask()).toMatchObject({ ok: false, failure: { code: 'timeout' } })
    expect(fetched).not.toHaveBeenCalled()
  })

  test('a body that stalls is a timeout; a failed prefetch is fetched again', async () => {
    const stopped = { status: 200, json: () => Promise.reject(new DOMException('given up', 'AbortError')) } as Response
    start({ [key]: Promise.resolve(stopped) })
    expect(await ask()).toMatchObject({ ok: false, failure: { code: 'timeout' } })
    start({ [key]: Promise.reject(new TypeError('Failed to fetch')) })
    expect(await ask()).toEqual(name('asked'))
  })
})
