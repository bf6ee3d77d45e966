import { mayChat } from './may-chat'

test.each([
  ['guest', ['CBS3', 'GUESTCHAT3'], true],
  ['guest', ['CBS3'], false],
  ['guest', ['GUESTCHAT3'], false],
  ['member', ['CBS3'], true],
  ['agent', ['CBS3'], true],
  ['trial', ['CBS3', 'GUESTCHAT3'], false],
  ['member', [], false],
] as const)('%s at a merchant with %j: %s', (role, flags, may) => {
  expect(mayChat(role, flags)).toBe(may)
})
