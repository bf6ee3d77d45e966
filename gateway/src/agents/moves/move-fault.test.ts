import { type MoveCase, moveFault } from './move-fault'

const person = (id: string, type = 1) => ({ id, merchantCode: 'aurora', type, disabled: false, parentId: 'old' })
const possible: MoveCase = {
  member: person('ana', 0),
  upline: person('new'),
  aboveUpline: ['top'],
  depth: 1,
  height: 0,
  given: { RNG: 80 },
  own: { RNG: 80 },
  bound: false,
}

test.each<[string, Partial<MoveCase>, string | null]>([
  ['another agent of the merchant', {}, null],
  ['ten levels in all', { depth: 4, height: 5 }, null],
  ['an eleventh level', { depth: 4, height: 6 }, 'depth'],
  ['under themselves', { upline: person('ana') }, 'cycle'],
  ['under somebody below', { aboveUpline: ['ana', 'top'] }, 'cycle'],
  ['where they are', { upline: person('old') }, 'same'],
  ['an agent of another merchant', { upline: { ...person('new'), merchantCode: 'lotus' } }, 'upline'],
  ['a player', { upline: person('new', 0) }, 'upline'],
  ['a disabled agent', { upline: { ...person('new'), disabled: true } }, 'upline'],
  ['a trial player moves', { member: person('ana', 4) }, 'member'],
  ['a rate above that of the new agent', { own: { RNG: 79 } }, 'rates'],
  ['a contract that outlasts the move', { bound: true }, 'contracts'],
])('%s: %s', (_, parts, expected) => {
  expect(moveFault({ ...possible, ...parts })?.code ?? null).toBe(expected)
})

test('rates that are too high: the highest possible of each category', () => {
  expect(moveFault({ ...possible, own: { RNG: 70 } })).toEqual({ code: 'rates', fields: { RNG: '70' } })
})
