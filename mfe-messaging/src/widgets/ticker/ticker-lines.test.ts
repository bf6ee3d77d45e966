import { tickerLines } from './ticker-lines'

const headline = (id: string) => ({ id, title: id })
const shown = (list: string[], hot: string[]) =>
  tickerLines(list.map(headline), hot.map(headline)).map(({ id, to, isHot }) => [id, to, isHot])

test('hot news comes first, once, and leads to its place among the notices', () => {
  expect(shown(['a', 'b', 'c'], ['c'])).toEqual([
    ['c', '/m/notice?index=2', true],
    ['a', '/m/notice?index=0', false],
    ['b', '/m/notice?index=1', false],
  ])
})

test('hot news that is no notice leads to the list', () => expect(shown([], ['x'])).toEqual([['x', '/m/notice', true]]))

test('without hot news: the notices in their order', () => {
  expect(shown(['a', 'b'], []).map(([id]) => id)).toEqual(['a', 'b'])
})
