import { statementNames } from './planned-client'

test('a text gets a name when it comes the third time, and keeps it', () => {
  const nameOf = statementNames()
  const names = Array.from({ length: 5 }, () => nameOf('select $1'))
  expect(names.slice(0, 2)).toEqual([undefined, undefined])
  expect(names[2]).toBeDefined()
  expect(new Set(names.slice(2)).size).toBe(1)
})

test('two texts never share a name, and the number of names is limited', () => {
  const nameOf = statementNames()
  const texts = Array.from({ length: 400 }, (_, index) => `select ${index}, $1`)
  const names = texts.map((text) => [nameOf(text), nameOf(text), nameOf(text)][2]).filter((name) => name !== undefined)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toHaveLength(256)
})

test('texts used once do not evict the counts of other texts', () => {
  const nameOf = statementNames()
  for (let turn = 0; turn < 3; turn += 1) {
    for (let index = 0; index < 50; index += 1) nameOf(`insert ${turn} ${index} $1`)
    nameOf('select $1')
  }
  expect(nameOf('select $1')).toBeDefined()
})

test.each([
  ['a page', 'select * from rounds where member_id = $1 order by counted_at desc limit $2 offset $3'],
  ['a range', 'select sum(stake) from rounds where member_id = $1 and counted_at >= $2'],
  ['a range of raw SQL', 'select 1 from rounds where counted_at <$1::timestamptz'],
  ['a range of rows', 'select 1 from inbox_messages where (at, id) <= ($1, $2)'],
  ['the beginning of a text', 'select 1 from members where account_key like $1'],
])('%s: has no name, because its plan depends on the values', (_, text) => {
  const nameOf = statementNames()
  expect(Array.from({ length: 10 }, () => nameOf(text))).toEqual(Array.from({ length: 10 }, () => undefined))
})
