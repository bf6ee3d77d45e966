import type { Studio } from '../server/studio'
import { startFaultGateway } from '../testkit/fault-gateway'
import type { FaultGateway } from '../testkit/fault-gateway'
import { createStillClock, newDataDir, playerOf, startStudio, until } from '../testkit/studio-under-test'
import { guestsOf } from '../testkit/table-guests'

const crash = 'SKYRISE_rocket-x'
const baccarat = 'ALTAMESA_high-table-baccarat'

let gateway: FaultGateway
let studio: Studio
const dataDir = newDataDir()
const clock = createStillClock()
const { playersOf, nextBetting, afterRound, settled } = guestsOf(() => studio, clock)

beforeAll(async () => {
  gateway = await startFaultGateway(1_000_000n, clock.now)
  studio = await startStudio(gateway, dataDir, clock)
})
afterEach(() => {
  gateway.faults = {}
})
afterAll(async () => {
  await studio.stop()
  await gateway.close()
})

const closed = ['CANCELLING', 'CANCELLED']

test('a bet taken back before betting closes: the wallet gives the stake back once, however often it is asked', async () => {
  const guest = playersOf(baccarat)
  const { session: first } = await guest.open()
  const { round } = await nextBetting(guest)
  const before = gateway.balance
  const other = await guest.place({ areas: { tie: '100' } }, round)
  const placed = await guest.place({ areas: { player: '500' } }, round)
  expect(gateway.balance).toBe(before - 600n)
  const { roundId } = placed.round
  const rollbacks = gateway.callsTo('rollback').length
  const answers = await Promise.all([1, 2, 3].map(() => guest.withdraw(roundId)))
  expect(answers.map(({ round: { state } }) => closed.includes(state))).toEqual([true, true, true])
  await until(async () => (await guest.round(roundId)).round.state === 'CANCELLED')
  expect(gateway.balance).toBe(before - 100n)
  expect(
    new Set(
      gateway
        .callsTo('rollback')
        .slice(rollbacks)
        .map(({ body }) => body.refTxId),
    ).size,
  ).toBe(1)
  const table = await guest.table()
  expect([table.staked, table.areas]).toEqual(['100', { tie: '100' }])
  expect(table.seat).toMatchObject({ balance: String(before - 100n), net: String(Number(first.net) - 100) })
  await afterRound(guest, round)
  const paid = await settled(guest, other.round.roundId)
  expect((await guest.round(roundId)).round).toMatchObject({ state: 'CANCELLED', win: '0', played: false })
  expect(gateway.balance).toBe(before - 100n + BigInt(paid.win))
})

test('the money of a bet taken back may be bet again up to the limit of the table', async () => {
  const guest = playersOf(baccarat)
  await guest.open()
  const { round } = await nextBetting(guest)
  const placed = await guest.place({ areas: { player: '20000' } }, round)
  expect(await guest.place({ areas: { tie: '100' } }, round)).toMatchObject({ code: 'STAKE_INVALID' })
  await guest.withdraw(placed.round.roundId)
  const again = await guest.place({ areas: { player: '20000' } }, round)
  expect(again.round.state).toBe('OPEN')
  await guest.withdraw(again.round.roundId)
})

test('taken back while the wallet does not answer: the rollback is delivered until it has arrived, also after a restart', async () => {
  const guest = playersOf(baccarat)
  await guest.open()
  const { round } = await nextBetting(guest)
  const before = gateway.balance
  const { roundId } = (await guest.place({ areas: { player: '500' } }, round)).round
  gateway.faults = { rollback: 'only-500' }
  expect((await guest.withdraw(roundId)).round.state).toBe('CANCELLING')
  await studio.stop()
  gateway.faults = { rollback: 'lose-answer' }
  studio = await startStudio(gateway, dataDir, clock)
  await until(() => {
    clock.pass(500)
    return gateway.balance === before
  })
  gateway.faults = {}
  await until(async () => {
    clock.pass(1000)
    return (await guest.round(roundId)).round.state === 'CANCELLED'
  })
  expect(gateway.balance).toBe(before)
})

test('taken back after betting closed: BET_STANDS, and the bet is decided', async () => {
  const guest = playersOf(baccarat)
  await guest.open()
  const { round, leftMs } = await nextBetting(guest)
  const { roundId } = (await guest.place({ areas: { player: '500' } }, round)).round
  clock.pass(leftMs ?? 0)
  expect(await guest.withdraw(roundId)).toMatchObject({ ok: false, code: 'BET_STANDS' })
  await afterRound(guest, round)
  await settled(guest, roundId)
  const rollbacks = gateway.callsTo('rollback').length
  expect((await guest.withdraw(roundId)).round.state).toBe('SETTLED')
  expect(gateway.callsTo('rollback')).toHaveLength(rollbacks)
})

test('a bet taken back by somebody else: refused', async () => {
  const [guest, stranger] = [playersOf(baccarat), playerOf(() => studio, baccarat)]
  await guest.open()
  await studio.app.inject({
    method: 'POST',
    url: '/api/v1/session',
    payload: { mode: 'demo', gameCode: baccarat, sessionKey: stranger.sessionKey },
  })
  const { round } = await nextBetting(guest)
  const { roundId } = (await guest.place({ areas: { player: '500' } }, round)).round
  const answer = await studio.app.inject({
    method: 'POST',
    url: `/api/v1/rounds/${roundId}/withdraw`,
    payload: {},
    headers: { authorization: `Bearer ${stranger.sessionKey}` },
  })
  expect(answer.json()).toMatchObject({ code: 'ROUND_FOREIGN' })
  expect((await guest.round(roundId)).round.state).toBe('OPEN')
  await guest.withdraw(roundId)
})

test('a crash bet taken back before the take-off, in the demo: the balance is whole again', async () => {
  const guest = playersOf(crash)
  const opened = await studio.app.inject({
    method: 'POST',
    url: '/api/v1/session',
    payload: { mode: 'demo', gameCode: crash, sessionKey: guest.sessionKey },
  })
  const { balance } = opened.json().session
  const { round } = await nextBetting(guest)
  const { roundId } = (await guest.place({ stake: '1000' }, round)).round
  expect((await guest.withdraw(roundId)).round.state).toBe('CANCELLED')
  expect((await guest.table()).seat).toEqual({ balance, net: '0', rounds: 0 })
})
