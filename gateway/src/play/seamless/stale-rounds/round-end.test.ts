import { type OpenRound, type RoundEnd, roundEnd } from './round-end'

type Said = Parameters<typeof roundEnd>[1]
const here: OpenRound = { stake: 100n, payout: 0n, currency: 'BRL' }
const reported: Said = {
  roundId: 'one',
  currency: 'BRL',
  state: 'OPEN',
  stake: 100n,
  win: 250n,
  returned: 0n,
  createdAt: 0,
  outcome: 'PAID',
  payTxId: 'pay',
  bets: [{ txId: 'bet' }],
}

test.each<readonly [string, Partial<OpenRound>, Partial<Said>, RoundEnd]>([
  ['a round that was won is paid', {}, {}, 'pay'],
  ['a round that won nothing is ended the same way', {}, { win: 0n }, 'pay'],
  ['a round that is paid and was not closed is closed', { payout: 250n }, {}, 'close'],
  ['a round whose bets do not count is taken back', {}, { outcome: 'TAKEN_BACK', win: 0n }, 'take-back'],
  ['a round that is still played is left', {}, { outcome: null }, 'leave'],
  ['another stake is for people', {}, { stake: 200n }, 'leave'],
  ['a round with unused stake is paid and counts the rest', {}, { stake: 70n, returned: 30n }, 'pay'],
  ['unused stake that does not add up is for people', {}, { returned: 30n }, 'leave'],
  ['another currency is for people', {}, { currency: 'THB' }, 'leave'],
  ['another win than was paid is for people', { payout: 90n }, {}, 'leave'],
  ['a paid round that is said not to count is for people', { payout: 90n }, { outcome: 'TAKEN_BACK' }, 'leave'],
])('%s', (_rule, ours, theirs, end) => {
  expect(roundEnd({ ...here, ...ours }, { ...reported, ...theirs })).toBe(end)
})
