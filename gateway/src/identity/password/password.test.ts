import { argon2Hash, closeArgon2Pool } from './argon2-pool'
import { hashPassword, isOutdated, verifyPassword } from './password'

jest.unmock('./argon2-pool')

afterEach(closeArgon2Pool)

test('a hash fits its own password and no other', async () => {
  const hash = await hashPassword('Demo#2026')
  expect(await verifyPassword(hash, 'Demo#2026')).toBe(true)
  expect(await verifyPassword(hash, 'Demo#2027')).toBe(false)
})

test('an account without a password: every password is refused', async () =>
  expect(await verifyPassword(null, '')).toBe(false))

test('a hash of another cost: verified, and marked as outdated', async () => {
  const older = await argon2Hash('Demo#2026', { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 })
  expect(await verifyPassword(older, 'Demo#2026')).toBe(true)
  expect(isOutdated(older)).toBe(true)
  expect(isOutdated(await hashPassword('Demo#2026'))).toBe(false)
})
