import { matchingPages } from './matching-pages'
import { pages } from './pages'

const found = (wish: string) => matchingPages(pages, wish).map(({ id }) => id)

test('no wish finds every page', () => {
  expect(found('  ')).toHaveLength(pages.length)
})

test.each([
  ['button', ['button', 'copy-button', 'icon-button']],
  ['PASSWORD', ['password-field']],
  ['overlay footer', ['sheet']],
  ['zzz', []],
])('%s finds the pages that hold every word of it', (wish, expected) => {
  expect(found(wish)).toEqual(expect.arrayContaining(expected))
  if (expected.length < 2) expect(found(wish)).toEqual(expected)
})
