import { areas } from './areas'
import { selectAreas } from './selection'

const area = { name: 'four eyes', project: 'gateway', sources: ['a/b'], tests: [], mark: 95 }
const files = ['a/b/one.ts', 'a/b/c/two.ts', 'a/b/one.test.ts', 'a/b/testing/double.ts', 'a/bc/three.ts']

test.each([
  ['nothing: every source, no test', [], null, ['a/b/one.ts', 'a/b/c/two.ts']],
  ['the name of the area', ['four eyes'], null, ['a/b/one.ts', 'a/b/c/two.ts']],
  ['a folder', ['a/b/c/'], null, ['a/b/c/two.ts']],
  ['a file', ['a/b/one.ts'], null, ['a/b/one.ts']],
  ['the begin of a folder name', ['a/b/on'], null, undefined],
  ['changed files', [], ['a/b/one.ts', 'x.ts'], ['a/b/one.ts']],
  ['changed files of a folder without one', ['a/b/c'], ['a/b/one.ts'], undefined],
])('%s: selects %j', (_given, words, changed, sources) => {
  expect(selectAreas([area], words, files, changed)[0]?.sources).toEqual(sources)
})

test('areas: each has a name of its own, tests and a mark', () => {
  expect(new Set(areas.map(({ name }) => name)).size).toBe(areas.length)
  for (const { tests, mark } of areas) expect(tests.length > 0 && mark >= 85).toBe(true)
})
