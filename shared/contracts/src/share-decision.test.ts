import { type ShareDecision, shareDecision } from './share-decision'

const on = true
const off = false
const affiliate = true
const other = false

const table: readonly (readonly [string, number | null, boolean, boolean, ShareDecision])[] = [
  ['guest', null, other, on, 'login'],
  ['guest, promotion off', null, other, off, 'login'],
  ['guest at the affiliate entry', null, affiliate, on, 'login'],
  ['guest at the affiliate entry, promotion off', null, affiliate, off, 'login'],
  ['member', 0, other, on, 'invite'],
  ['member, promotion off', 0, other, off, 'comingSoon'],
  ['member as affiliate', 0, affiliate, on, 'agentSheet'],
  ['member as affiliate, promotion off', 0, affiliate, off, 'agentSheet'],
  ['agent', 1, other, on, 'invite'],
  ['agent, promotion off', 1, other, off, 'comingSoon'],
  ['agent as affiliate', 1, affiliate, on, 'invite'],
  ['agent as affiliate, promotion off', 1, affiliate, off, 'comingSoon'],
  ['top agent as affiliate', 2, affiliate, on, 'invite'],
  ['trial', 4, other, on, 'invite'],
  ['trial as affiliate', 4, affiliate, on, 'agentSheet'],
  ['internal account that is no agent, as affiliate', 40, affiliate, on, 'agentSheet'],
  ['internal agent as affiliate', 41, affiliate, on, 'invite'],
  ['internal agent as affiliate', 42, affiliate, off, 'comingSoon'],
  ['unknown type as affiliate', 99, affiliate, on, 'agentSheet'],
]

test.each(table)('%s (type %s, affiliate %s, promotion %s): %s', (_who, type, isAffiliate, isReferralOn, decision) => {
  expect(shareDecision({ type, isAffiliate, isReferralOn })).toBe(decision)
})
