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
