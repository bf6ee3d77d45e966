/** @jest-environment jsdom */
import { answerShapes } from '@mosaic/contracts/reading'
import { call } from './call'
import { configureClient } from './settings'
import { forgetAbsent } from './understood'

const sent: string[] = []
let answers: Readonly<Record<string, { readonly status?: number; readonly body: unknown }>> = {}
let shapesArrive = true

beforeEach(() => {
  sent.length = 0
  shapesArrive = true
  forgetAbsent()
  configureClient({ baseUrl: '', merchant: 'aurora', currency: () => 'THB', token: () => null })
  const fetched = async (url: string | URL) => {
    const isOfShapes = String(url).endsWith('.json')
    if (isOfShapes && !shapesArrive) throw new TypeError('Failed to fetch')
    if (!isOfShapes) sent.push(String(url))
    const { status = 200, body } = isOfShapes
      ? { body: answerShapes() }
      : (answers[String(url).split('?')[0] ?? ''] ?? { status: 404, body: 'Not found' })
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return { status, headers: new Headers(), text: async () => text, json: async () => JSON.parse(text) } as Response
  }
  Object.assign(window, { fetch: fetched })
})

const game = { gameId: 'a', gameName: 'A', nodeId: 'n', gameType: 'RNG' }
const hot = (value: unknown) => {
  answers = { '/wps/relay/GCSGAME_hotGamesV2': { body: { success: true, value } } }
  return call('hotGames', {})
}

test('missing fields of a game have their defaults; an unknown category costs that game alone', async () => {
  const result = await hot({ list: [game, { ...game, gameType: 'BINGO' }, { gameId: 'c' }, null] })
  expect(result).toMatchObject({
    ok: true,
    value: { list: [{ ...game, iconUrl: '', rtpBp: null, currency: 'THB', supportPlay: true, isGameH5: '1' }] },
  })
  expect(result.ok && result.value.list).toHaveLength(1)
})

test.each([[{}], [null], [[]], ['text'], [{ list: {} }]])(
  'the answer %j is no empty list but a failure',
  async (value) => {
    expect(await hot(value)).toMatchObject({ ok: false, failure: { code: 'malformed' } })
  },
)

test('the shapes do not arrive: the answer is taken as it is', async () => {
  shapesArrive = false
  // No test before has asked for a member's answer.
  answers = { '/wps/relay/CBS_unreadCount': { body: { success: true, value: 'odd' } } }
  expect(await call('chatUnread')).toEqual({ ok: true, value: 'odd' })
})

test.each([
  [{ status: 404, body: { success: false, value: null, errorCode: 'function.not.available' } }],
  [{ status: 200, body: { success: false, value: null, errorCode: 'function.not.available' } }],
  [{ status: 404, body: '<h1>Not found</h1>' }],
  [{ status: 501, body: '' }],
])('a read that the gateway does not have (%j): asked once', async (answer) => {
  answers = { '/wps/relay/ODSFE2_getWinnerBoard': answer }
  const asked = [await call('winnerBoard'), await call('winnerBoard')]
  expect(asked.map((result) => !result.ok && result.failure.code)).toEqual(Array(2).fill('function.not.available'))
  expect(sent).toHaveLength(1)
})
