import { minor, zero } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { type Player, type WalletBench, walletBench } from '../../../testing/wallet'
import { readContext } from './context-store'
import { tokenHash } from './protocol'
import { settle } from './call-store'

let gateway: TestGateway
let bench: WalletBench
beforeAll(async () => {
  gateway = await startTestGateway()
  bench = await walletBench(gateway)
})
afterAll(() => gateway.close())

const seat = async () => {
  const player = await bench.newPlayer(1000)
  return { player, token: await bench.open(player), roundId: bench.nextRound() }
}

/** A bet of 100 that is decided on what is seen now, and how to write it later. */
const decided = async (token: string, roundId: string, txId = bench.nextRound()) => {
  const now = gateway.clock.now()
  const context = await readContext(gateway.ctx.db, 'studio', tokenHash(token), { txId, refTxId: null, roundId }, now)
  if (!context) throw new Error('There is no such seat.')
  const stake = minor((context.history.round?.stake ?? 0n) + 100n)
  const settlement = {
    call: { txId, call: 'bet', fingerprint: txId, roundId, refTxId: null, amount: minor(100) },
    answer: '{}',
    moved: minor(-100),
    ledgerTransaction: gateway.ctx.random.uuid(),
    round: { stake, payout: zero, validBet: zero, state: 'OPEN' },
  } as const
  return () => settle(gateway.ctx.db, context, settlement, now)
}

const traceOf = async (player: Player) => {
  const { rows } = await gateway.ctx.db.execute(sql`
    select (select count(*) from seamless_transactions where member_id = ${player.id}) as calls, (select jsonb_agg(r) from rounds r where r.member_id = ${player.id}) as rounds,
      (select count(*) from ledger_transactions) as ledger, (select jsonb_agg(a) from ledger_accounts a where a.code like ${`%${player.id}%`}) as accounts`)
  return rows[0]
}

describe('settlement of a bet decided without a lock', () => {
  test('unchanged context: the bet is written', async () => {
    const { player, token, roundId } = await seat()
    expect(await (await decided(token, roundId))()).toBe(true)
    expect(await bench.balance(player)).toBe(900n)
  })

  test.each([
    [
      'another call moved the money',
      (token: string) => bench.call('bet', token, { roundId: bench.nextRound(), amount: '50' }),
    ],
    [
      'the round was closed without money',
      (token: string, roundId: string) => bench.call('end-round', token, { roundId }),
    ],
    [
      'the id was burnt',
      (token: string, roundId: string, txId: string) => bench.call('rollback', token, { roundId, refTxId: txId }),
    ],
  ])('leaves no trace when meanwhile %s', async (_what, meanwhile) => {
    const { player, token, roundId } = await seat()
    await bench.call('bet', token, { roundId, amount: '100' })
    const txId = bench.nextRound()
    const write = await decided(token, roundId, txId)
    expect((await meanwhile(token, roundId, txId)).json.status).toBe('OK')
    const before = await traceOf(player)
    expect(await write()).toBe(false)
    expect(await traceOf(player)).toEqual(before)
  })

  test('id used by another player: nothing is written', async () => {
    const [first, second] = [await seat(), await seat()]
    const txId = bench.nextRound()
    const write = await decided(first.token, first.roundId, txId)
    await bench.call('bet', second.token, { roundId: second.roundId, txId, amount: '100' })
    const before = await traceOf(first.player)
    expect(await write()).toBe(false)
    expect(await traceOf(first.player)).toEqual(before)
  })
})
