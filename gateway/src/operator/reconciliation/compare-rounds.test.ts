import { type RoundSide, roundDifference } from './compare-rounds'

const now = 1_000_000
const side = (parts: Partial<RoundSide> = {}): RoundSide => ({
  state: 'SETTLED',
  stake: 100n,
  win: 250n,
  currency: 'BRL',
  at: now,
  ...parts,
})
const open = side({ state: 'OPEN', win: 0n })
const cancelled = side({ state: 'CANCELLED', stake: 0n, win: 0n })
const old = now - 1

test.each([
  ['the same on both sides is no difference', side(), side(), null],
  ['what was refused there and never came here is none', null, cancelled, null],
  ['what was taken back on both sides is none', cancelled, cancelled, null],
  [
    'what was taken back here and refused there is none, whatever the stake was',
    cancelled,
    side({ ...cancelled, stake: 5n }),
    null,
  ],
  ['a round of theirs that we never saw', null, side(), 'missing'],
  ['a round of theirs that we took back', cancelled, side(), 'missing'],
  ['a round of ours that they never played', side(), null, 'extra'],
  ['a round of ours that they took back', side(), cancelled, 'extra'],
  ['another stake', side({ stake: 200n }), side(), 'amount'],
  ['another win', side({ win: 251n }), side(), 'amount'],
  ['another currency', side({ currency: 'THB' }), side(), 'amount'],
  ['a young round that is played is none', open, open, null],
  ['a young round whose win is on its way is none', open, side(), null],
  ['a round that is open on both sides for too long', { ...open, at: old }, { ...open, at: old }, 'open'],
  ['a lost win', { ...open, at: old }, side({ at: old }), 'open'],
  ['a bet whose answer never came', null, { ...open, at: old }, 'open'],
] as const)('%s', (_case, here, provider, kind) => {
  expect(roundDifference({ here, provider }, { openedBefore: now })).toBe(kind)
})
