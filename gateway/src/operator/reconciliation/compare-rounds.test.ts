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
  ['equal sides: no difference', side(), side(), null],
  ['cancelled there, unknown here: no difference', null, cancelled, null],
  ['cancelled on both sides: no difference', cancelled, cancelled, null],
  ['cancelled on both sides with different stakes: no difference', cancelled, side({ ...cancelled, stake: 5n }), null],
  ['settled there, unknown here', null, side(), 'missing'],
  ['settled there, cancelled here', cancelled, side(), 'missing'],
  ['settled here, unknown there', side(), null, 'extra'],
  ['settled here, cancelled there', side(), cancelled, 'extra'],
  ['another stake', side({ stake: 200n }), side(), 'amount'],
  ['another win', side({ win: 251n }), side(), 'amount'],
  ['another currency', side({ currency: 'THB' }), side(), 'amount'],
  ['a young round in play on both sides: no difference', open, open, null],
  ['a young round settled there only: no difference', open, side(), null],
  ['open on both sides for too long', { ...open, at: old }, { ...open, at: old }, 'open'],
  ['a lost win', { ...open, at: old }, side({ at: old }), 'open'],
  ['open for too long there, unknown here', null, { ...open, at: old }, 'open'],
] as const)('%s', (_case, here, provider, kind) => {
  expect(roundDifference({ here, provider }, { openedBefore: now })).toBe(kind)
})
