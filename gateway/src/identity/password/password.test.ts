import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { argon2Hash, argon2Verify, endArgon2Threads } from './argon2-threads'
import { hashPassword, isOutdated, verifyPassword } from './password'

jest.unmock('./argon2-threads')

afterEach(endArgon2Threads)

/** Nice values of this process's threads: field 19 of their stat, counted behind the name in brackets (proc_pid_stat(5)). */
const niceValues = (): number[] =>
  readdirSync('/proc/self/task').map((task) => {
    const stat = readFileSync(`/proc/self/task/${task}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
  })

const lowered = () => niceValues().filter((nice) => nice > getPriority()).length

test('a password fits its hash and no other does', async () => {
  const hash = await hashPassword('Demo#2026')
  expect(await verifyPassword(hash, 'Demo#2026')).toBe(true)
  expect(await verifyPassword(hash, 'Demo#2027')).toBe(false)
})

test('whoever has no password is refused, whatever he types', async () =>
  expect(await verifyPassword(null, '')).toBe(false))

test('a hash that was made at another cost is still understood, and known to be outdated', async () => {
  const older = await argon2Hash('Demo#2026', { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 })
  expect(await verifyPassword(older, 'Demo#2026')).toBe(true)
  expect(isOutdated(older)).toBe(true)
  expect(isOutdated(await hashPassword('Demo#2026'))).toBe(false)
})

test('a hash that cannot be read fails its own check and none after it', async () => {
  await expect(argon2Verify('no hash', 'Demo#2026')).rejects.toThrow()
  expect(await verifyPassword(await hashPassword('Demo#2026'), 'Demo#2026')).toBe(true)
})

const onLinux = process.platform === 'linux' ? test : test.skip

onLinux('the work is done behind the readers, by two threads at most, and they end with the gateway', async () => {
  expect(lowered()).toBe(0)
  await Promise.all(Array.from({ length: 6 }, (_, index) => hashPassword(`Demo#${index}`)))
  expect(lowered()).toBe(2)
  await endArgon2Threads()
  expect(lowered()).toBe(0)
})
