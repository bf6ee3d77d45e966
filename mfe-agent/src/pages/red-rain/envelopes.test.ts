import { envelopesOf } from './envelopes'

test.each([
  ['10', 10],
  [' 5 ', 5],
  ['１２', 12],
  ['500', 500],
  ['501', null],
  ['0', null],
  ['', null],
  ['1.5', null],
  ['-3', null],
  ['ten', null],
])('"%s": %s', (typed, count) => expect(envelopesOf(typed)).toBe(count))
