import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { Refusal } from '../../platform/http/result'
import { argon2Hash, argon2Verify, closeArgon2Pool, isArgon2PoolFull } from './argon2-pool'

jest.unmock('./argon2-pool')

afterEach(closeArgon2Pool)

const cheap = { algorithm: 2, memoryCost: 1024, timeCost: 1, parallelism: 1 }
const hashes = (count: number) => Array.from({ length: count }, (_, index) => argon2Hash(`Demo#${index}`, cheap))

/** Nice values of the threads of this process: field 19 of their stat, counted after the name in brackets (proc_pid_stat(5)). */
const niceValues = (): number[] =>
  readdirSync('/proc/self/task').map((task) => {
    const stat = readFileSync(`/proc/self/task/${task}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
  })

const lowered = () => niceValues().filter((nice) => nice > getPriority()).length

test('36 jobs at the same moment: two run, 32 wait, the other two are refused as busy', async () => {
  const accepted = hashes(34)
  expect(isArgon2PoolFull()).toBe(true)
  for (const refused of await Promise.all(hashes(2).map((job) => job.catch((error: unknown) => error)))) {
    expect(refused).toBeInstanceOf(Refusal)
    expect(refused).toMatchObject({ failure: { code: 'system.busy' } })
  }
  expect(new Set(await Promise.all(accepted)).size).toBe(34)
  expect(isArgon2PoolFull()).toBe(false)
})

test('a hash that cannot be read: its own check fails, the next one passes', async () => {
  await expect(argon2Verify('no hash', 'Demo#2026')).rejects.toThrow()
  expect(await argon2Verify(await argon2Hash('Demo#2026', cheap), 'Demo#2026')).toBe(true)
})

const onLinux = process.platform === 'linux' ? test : test.skip

onLinux(
  'two threads of lower priority do the work and end with the pool (priorities are read on Linux only)',
  async () => {
    expect(lowered()).toBe(0)
    await Promise.all(hashes(6))
    expect(lowered()).toBe(2)
    await closeArgon2Pool()
    expect(lowered()).toBe(0)
  },
)
