import { readLink, signLink } from './signed-link'

const subject = { memberId: '9496098736', channel: 'push' } as const
const token = signLink('secret', subject)

test('a signed link gives member and channel', () => {
  expect(readLink('secret', token)).toEqual(subject)
})

test.each([
  ['another key', 'other', token],
  ['another member', 'secret', token.replace('9496098736', '9496098737')],
  ['another channel', 'secret', token.replace('push', 'inbox')],
  ['no such channel', 'secret', token.replace('push', 'post')],
  ['a shorter signature', 'secret', token.slice(0, -4)],
  ['no signature', 'secret', 'push.9496098736'],
  ['more parts', 'secret', `${token}.x`],
  ['nothing', 'secret', ''],
])('%s is refused', (_what, secret, changed) => {
  expect(readLink(secret, changed)).toBeNull()
})
