import { openLimit } from './open-limit'

test('a key at its limit: refused, until one of its connections ends', () => {
  const limit = openLimit({ perKey: 2, inAll: 10 })
  const first = limit.take('a')
  limit.take('a')
  expect(limit.take('a')).toBeNull()
  expect(limit.take('b')).not.toBeNull()
  first?.()
  expect(limit.take('a')).not.toBeNull()
})

test('all taken: every key is refused', () => {
  const limit = openLimit({ perKey: 2, inAll: 3 })
  for (const key of ['a', 'b', 'c']) limit.take(key)
  expect(limit.take('d')).toBeNull()
})

test('a connection that ends twice: counted once', () => {
  const limit = openLimit({ perKey: 2, inAll: 3 })
  const first = limit.take('a')
  limit.take('a')
  first?.()
  first?.()
  expect(limit.open()).toBe(1)
})
