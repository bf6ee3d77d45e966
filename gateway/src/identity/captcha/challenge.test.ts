import type { ValueOf } from '@mosaic/contracts'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { challengeAnswer, solvedChallenge } from '../../../testing/solve-challenge'

const minute = 60_000
let gateway: TestGateway
let serial = 0

beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

const newAddress = () => `198.51.100.${(serial += 1)}`
const newFlow = () => `challenge-flow-${(serial += 1)}`

const challengeOf = async (flow: string, merchant = 'aurora'): Promise<ValueOf<'captchaChallenge'>> => {
  const { body } = await gateway.call('captchaChallenge', { query: { flow }, merchant, ip: newAddress() })
  if (!body.success) throw new Error(body.errorCode)
  return body.value
}
/** A login that needs a captcha, with this one: its error code, or `ok`. */
const logInWith = async (captcha: string, captchaFlow: string): Promise<string> => {
  const ip = newAddress()
  const attempt = (password: string, answer = {}) =>
    gateway.call('login', { ip, body: { type: 'username', username: 'player01', password, ...answer } })
  await attempt('wrong-password')
  const { body } = await attempt('Demo#2026', { captcha, captchaFlow })
  return body.errorCode ?? 'ok'
}

test('a solved challenge: one login, the second is refused', async () => {
  const flow = newFlow()
  const answer = await solvedChallenge(await challengeOf(flow))
  expect(await logInWith(answer, flow)).toBe('ok')
  expect(await logInWith(answer, flow)).toBe('captcha.wrong')
})

test('a solved challenge belongs to its flow and its merchant, and the next captcha of the flow replaces it', async () => {
  const [flow, other] = [newFlow(), newFlow()]
  const answer = await solvedChallenge(await challengeOf(flow))
  await challengeOf(other)
  expect(await logInWith(answer, other)).toBe('captcha.wrong')
  await challengeOf(flow)
  expect(await logInWith(answer, flow)).toBe('captcha.wrong')
  const elsewhere = newFlow()
  expect(await logInWith(await solvedChallenge(await challengeOf(elsewhere, 'lotus')), elsewhere)).toBe('captcha.wrong')
})

test('a picture of the flow that is drawn after the challenge: the challenge stands, and so does the picture', async () => {
  const flow = newFlow()
  const answer = await solvedChallenge(await challengeOf(flow))
  await gateway.call('captcha', { query: { flow }, ip: newAddress() })
  expect(await logInWith(answer, flow)).toBe('ok')
  const picture = await gateway.solveCaptcha()
  await challengeOf(picture.captchaFlow)
  expect(await logInWith(picture.captcha, picture.captchaFlow)).toBe('ok')
})

test('a challenge is accepted until its three minutes are over', async () => {
  const flow = newFlow()
  const answer = await solvedChallenge(await challengeOf(flow))
  gateway.clock.advance(3 * minute - 1)
  expect(await logInWith(answer, flow)).toBe('ok')
})

test('a challenge lives three minutes', async () => {
  const flow = newFlow()
  const answer = await solvedChallenge(await challengeOf(flow))
  gateway.clock.advance(3 * minute)
  expect(await logInWith(answer, flow)).toBe('captcha.wrong')
})

test.each<readonly [string, (challenge: ValueOf<'captchaChallenge'>) => string]>([
  ['no solution', (challenge) => challengeAnswer({ challenge })],
  ['a guess', (challenge) => challengeAnswer({ challenge, solution: { counter: 500, derivedKey: 'ab'.repeat(32) } })],
  [
    'only the prefix that is given',
    (challenge) =>
      challengeAnswer({
        challenge,
        solution: { counter: 500, derivedKey: challenge.parameters.keyPrefix.padEnd(64, '0') },
      }),
  ],
  [
    'an easier challenge',
    ({ parameters, signature }) =>
      challengeAnswer({
        challenge: { parameters: { ...parameters, cost: 1, keyPrefix: '00' }, signature },
        solution: { counter: 0, derivedKey: '00'.repeat(32) },
      }),
  ],
  ['no JSON', () => 'bm8ganNvbg=='],
  ['digits', () => '1234'],
])('an answer with %s is wrong, and the challenge is used up', async (_name, answerTo) => {
  const flow = newFlow()
  const challenge = await challengeOf(flow)
  expect(await logInWith(answerTo(challenge), flow)).toBe('captcha.wrong')
  const { rows } = await gateway.ctx.db.execute(`select 1 from captchas where flow = '${flow}'`)
  expect(rows).toEqual([])
})

test('pictures and challenges of a flow share one limit of twenty a minute', async () => {
  const flow = newFlow()
  const ask = (name: 'captcha' | 'captchaChallenge') => gateway.call(name, { query: { flow }, ip: newAddress() })
  for (let asked = 0; asked < 10; asked += 1)
    for (const name of ['captcha', 'captchaChallenge'] as const) expect((await ask(name)).status).toBe(200)
  expect(await ask('captchaChallenge')).toMatchObject({ status: 429, body: { errorCode: 'rate.limited' } })
  gateway.clock.advance(minute)
  expect((await ask('captchaChallenge')).status).toBe(200)
})
