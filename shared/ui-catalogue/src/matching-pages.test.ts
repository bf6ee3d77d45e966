import { matchingPages } from './matching-pages'
import { pages } from './pages'

const found = (filter: string) => matchingPages(pages, filter).map(({ id }) => id)

test('an empty filter finds every page', () => {
  expect(found('  ')).toHaveLength(pages.length)
})

test.each([
  ['button', ['button', 'copy-button', 'icon-button']],
  ['PASSWORD', ['password-field']],
  ['overlay footer', ['sheet']],
  ['zzz', []],
])('%s: pages that contain every word', (filter, expected) => {
  expect(found(filter)).toEqual(expect.arrayContaining(expected))
  if (expected.length < 2) expect(found(filter)).toEqual(expected)
})
