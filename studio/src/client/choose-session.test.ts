import { chooseSession } from './choose-session'

const fresh = { sessionKey: 'fresh', launchToken: 'token', pending: null }
const known = (launchToken: string | null) => ({ sessionKey: 'known', launchToken, pending: null })

test.each([
  ['a demo continues its session after a reload', 'demo', null, known('token'), 'known'],
  ['a first demo of a guest', 'demo', null, null, 'fresh'],
  ['a demo of the same trial player', 'demo', 'token', known('token'), 'known'],
  ['a demo of another trial player', 'demo', 'token', known('other'), 'fresh'],
  ['a demo of a trial player after one of a guest', 'demo', 'token', known(null), 'fresh'],
  ['a real visit with its own token', 'real', 'token', known('token'), 'known'],
  ['a real visit with another token', 'real', 'token', known('other'), 'fresh'],
  ['a real visit after a reload', 'real', null, known('token'), 'known'],
  ['a real visit without a token', 'real', null, null, undefined],
] as const)('%s', (_case, mode, launchToken, stored, chosen) => {
  expect(chooseSession(mode, launchToken, fresh, stored)?.sessionKey).toBe(chosen)
})
