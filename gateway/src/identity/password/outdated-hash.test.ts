import { and, eq } from 'drizzle-orm'
import { members } from '../members/schema'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { argon2Hash } from './argon2-pool'
import { isOutdated } from './password'

const player = and(eq(members.account, 'player01'), eq(members.merchantCode, 'aurora'))
let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  const outdated = await argon2Hash('Demo#2026', { algorithm: 2, memoryCost: 8 * 1024, timeCost: 1, parallelism: 1 })
  await gateway.ctx.db.update(members).set({ passwordHash: outdated }).where(player)
})
afterAll(() => gateway.close())

const storedHash = async () => {
  const [row] = await gateway.ctx.db.select({ hash: members.passwordHash }).from(members).where(player)
  return row?.hash ?? ''
}
const login = async (password: string, ip: string) =>
  (await gateway.call('login', { ip, body: { type: 'username', username: 'player01', password, loginDeviceId: 'd' } }))
    .body.success

test('a hash of an older cost: replaced by the first right password, not by a wrong one, and the password stays the same', async () => {
  expect(await login('wrong-password', '198.51.100.1')).toBe(false)
  expect(isOutdated(await storedHash())).toBe(true)
  expect(await login('Demo#2026', '198.51.100.2')).toBe(true)
  const renewed = await storedHash()
  expect(isOutdated(renewed)).toBe(false)
  expect(await login('Demo#2026', '198.51.100.3')).toBe(true)
  expect(await storedHash()).toBe(renewed)
})
