import { minor } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { memberByAccount } from '../identity'
import { startTestGateway, type TestGateway } from '../../testing/gateway'
import { giveMoney } from '../../testing/give-money'
import { newWithdrawal } from '../../testing/withdrawal'
import { pollDueDeposits } from './payments/poll-deposits'
import type { PaymentProvider } from './payments'
import { reconcileOpenTransfers } from './wallets/open-transfers'
import type { VendorWalletClient } from './wallets/vendor-wallet-client'
import { payOutApproved } from './withdrawals'

const many = 51
const minute = 60_000
let gateway: TestGateway
let memberId: string
beforeAll(async () => {
  gateway = await startTestGateway()
  const member = await memberByAccount(gateway.ctx.db, 'aurora', 'player01')
  if (!member) throw new Error('no member')
  memberId = member.id
  const player = { id: memberId, merchantCode: 'aurora', currency: 'BRL' } as const
  await giveMoney(gateway.ctx.db, player, 100_000, gateway.clock.now())
})
afterAll(() => gateway.close())

/** A payment provider that answers nothing and notes who was asked. */
const silent = (asked: string[]): PaymentProvider => ({
  create: () => Promise.resolve(null),
  cancel: () => Promise.resolve(null),
  read: (reference) => {
    asked.push(reference)
    return Promise.resolve(null)
  },
  payOut: ({ reference }) => {
    asked.push(reference)
    return Promise.resolve(null)
  },
})
/** What the newest row needs: to be asked in the second run, although fifty older ones stay silent. */
const askedInTwoRuns = async (run: (asked: string[]) => Promise<void>): Promise<ReadonlySet<string>> => {
  const asked: string[] = []
  await run(asked)
  gateway.clock.advance(minute)
  await run(asked)
  return new Set(asked)
}

/** Pending deposits, the youngest first in the list. */
const newDeposits = async (count: number, expiresIn: number): Promise<readonly string[]> => {
  const now = gateway.clock.now()
  const ids = Array.from({ length: count }, () => gateway.ctx.random.uuid())
  for (const [index, id] of ids.entries()) {
    const created = new Date(now - index).toISOString()
    const expires = new Date(now - index + expiresIn).toISOString()
    await gateway.ctx.db.execute(sql`insert into deposits
      (id, merchant_code, member_id, idempotency_key, fingerprint, method, kind, currency, amount, fee, state, reference, pay_url, created_at, expires_at)
      values (${id}, 'aurora', ${memberId}, ${id}, ${id}, 'pix', 'qr', 'BRL', 1000, 0, 'PENDING', ${id}, '', ${created}, ${expires})`)
  }
  return ids
}

describe('a sweep takes the rows asked least recently', () => {
  test('fifty payouts without an answer block no later one', async () => {
    const ids: string[] = []
    for (let index = 0; index < many; index++) {
      ids.push(await newWithdrawal(gateway, memberId, minor(100)))
      gateway.clock.advance(1)
    }
    await gateway.ctx.db.execute(
      sql`update withdrawals set state = 'APPROVED', decided_at = created_at, decided_by = 'tester'`,
    )
    const asked = await askedInTwoRuns((noted) => payOutApproved(gateway.ctx, silent(noted)))
    expect([...asked].sort()).toEqual(ids.sort())
  })

  test('a payout that fails stops none after it', async () => {
    const asked: string[] = []
    const provider: PaymentProvider = {
      ...silent(asked),
      payOut: ({ reference }) => {
        asked.push(reference)
        return Promise.reject(new Error('broken'))
      },
    }
    await payOutApproved(gateway.ctx, provider)
    expect(asked.length).toBe(50)
  })

  test('fifty overdue deposits without an answer block no later one', async () => {
    const ids = await newDeposits(many, 1)
    gateway.clock.advance(minute)
    const asked = await askedInTwoRuns((noted) => pollDueDeposits(gateway.ctx, silent(noted)))
    expect([...asked].sort()).toEqual([...ids].sort())
    await gateway.ctx.db.execute(sql`update deposits set state = 'FAILED'`)
  })

  test('fifty open transfers without an answer block no later one', async () => {
    const now = gateway.clock.now()
    const ids = Array.from({ length: many }, () => gateway.ctx.random.uuid())
    for (const [index, id] of ids.entries())
      await gateway.ctx.db.execute(sql`insert into wallet_transfers
        (id, merchant_code, member_id, vendor, direction, idempotency_key, fingerprint, currency, amount, state, reference, created_at)
        values (${id}, 'aurora', ${memberId}, ${`V${index}`}, 'IN', ${id}, ${id}, 'BRL', 100, 'UNKNOWN', ${id}, ${new Date(now - index).toISOString()})`)
    gateway.clock.advance(minute)
    const client = (noted: string[]): VendorWalletClient => ({
      move: () => Promise.resolve(null),
      close: () => Promise.resolve(null),
      balance: () => Promise.resolve(null),
      read: (reference) => {
        noted.push(reference)
        return noted.length === 1 ? Promise.reject(new Error('broken')) : Promise.resolve(null)
      },
    })
    const asked = await askedInTwoRuns((noted) => reconcileOpenTransfers(gateway.ctx, client(noted)))
    expect([...asked].sort()).toEqual(ids.sort())
  })
})

test('a deposit without its webhook is polled after 30 s, then with growing pauses, and once after it expired', async () => {
  await newDeposits(1, 18 * minute)
  const polledAt: number[] = []
  const second = 1000
  for (let passed = 0; passed <= 20 * minute; passed += 10 * second) {
    const asked: string[] = []
    await pollDueDeposits(gateway.ctx, silent(asked))
    if (asked.length > 0) polledAt.push(passed / second)
    gateway.clock.advance(10 * second)
  }
  expect(polledAt).toEqual([30, 60, 120, 240, 480, 960, 1100])
})
