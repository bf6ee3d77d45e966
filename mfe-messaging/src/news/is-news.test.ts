import { isNews } from './is-news'

test.each([
  ['inbox', undefined, 3, '/m/home', false],
  ['inbox', 2, 3, '/m/home', true],
  ['inbox', 3, 3, '/m/home', false],
  ['inbox', 3, 2, '/m/home', false],
  ['inbox', 2, 3, '/m/webEmail', false],
  ['notices', 0, 1, '/m/webEmail', true],
  ['notices', 0, 1, '/m/notice/', false],
  ['chat', 0, 1, '/m/chat', false],
  ['chat', 0, 1, '/m/message', true],
] as const)('%s: %s before and %s now on %s is news: %s', (kind, before, count, pathname, news) => {
  expect(isNews(kind, before, count, pathname)).toBe(news)
})
