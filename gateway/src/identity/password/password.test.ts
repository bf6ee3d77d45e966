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

test('a password is one in every Unicode form and with every space', async () => {
  const hash = await hashPassword('s\u00e9cret word')
  expect(await verifyPassword(hash, 'se\u0301cret word')).toBe(true)
  expect(await verifyPassword(hash, 's\u00e9cret\u3000word')).toBe(true)
  expect(await verifyPassword(hash, 'secret word')).toBe(false)
})

test.each(['se\u0301cret', 's\u00e9cret', 'two\u00a0words'])('a hash of the raw text %j keeps working', async (raw) => {
  const older = await argon2Hash(raw, { algorithm: 2, memoryCost: 7 * 1024, timeCost: 1, parallelism: 1 })
  expect(await verifyPassword(older, raw)).toBe(true)
  expect(await verifyPassword(older, raw.normalize('NFD'))).toBe(true)
})
