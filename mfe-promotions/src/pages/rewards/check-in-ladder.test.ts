import { ladderOf } from './check-in-ladder'

test.each([
  ['nothing signed: the first day is today’s', 0, false, ['today', 'ahead', 'ahead']],
  ['one day signed yesterday: the second is today’s', 1, false, ['signed', 'today', 'ahead']],
  ['signed today: none is open', 2, true, ['signed', 'signed', 'ahead']],
  ['the whole ladder signed today: all are signed', 3, true, ['signed', 'signed', 'signed']],
  ['the whole ladder signed yesterday: it begins again', 3, false, ['today', 'ahead', 'ahead']],
] as const)('%s', (_, streak, signedToday, steps) => {
  expect(ladderOf(3, streak, signedToday)).toEqual(steps)
})
