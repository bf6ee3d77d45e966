import { pictureProblem } from './picture-upload'

test.each([
  ['image/png', 5 * 1024 * 1024, null],
  ['image/jpeg', 1, null],
  ['image/png', 5 * 1024 * 1024 + 1, 'size'],
  ['image/gif', 1, 'type'],
  ['image/svg+xml', 1, 'type'],
  ['', 1, 'type'],
])('%s of %d bytes: %s', (type, size, problem) => expect(pictureProblem({ type, size })).toBe(problem))
