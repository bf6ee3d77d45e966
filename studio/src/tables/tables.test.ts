import { randomUUID } from 'node:crypto'
import { sha256Hex } from '../fairness/sha256'
import type { Studio } from '../server/studio'
import { startFaultGateway } from '../testkit/fault-gateway'
import type { FaultGateway } from '../testkit/fault-gateway'
import { createStillClock, newDataDir, startStudio, until } from '../testkit/studio-under-test'
import { guestsOf } from '../testkit/table-guests'
import type { Guest } from '../testkit/table-guests'
import { checkProof, fieldsFromProof } from '../verify/check-proof'
import type { TableView } from './table-view'

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

test('all players at a table see the same round, and the outcome only after betting', async () => {
  const [one, two] = [playersOf(baccarat), playersOf(baccarat)]
  await Promise.all([one.open(), two.open()])
  const betting = await nextBetting(one)
  expect(betting.outcome).toBeNull()
  expect((await two.table()).round).toBe(betting.round)
  clock.pass((betting.leftMs ?? 0) + 1)
  const [first, second] = [await one.table(), await two.table()]
  expect(first.phase).toBe('play')
  expect(first.outcome).not.toBeNull()
  expect(second.outcome).toEqual(first.outcome)
  expect(first.results.map(({ round }) => round)).not.toContain(betting.round)
  const over = await afterRound(one, betting.round)
  expect(over.results[over.results.length - 1]?.round).toBe(betting.round)
})

test('chips on several areas: one bet, shown with sums, paid from the outcome', async () => {
  const guest = playersOf(baccarat)
  await guest.open()
  const before = gateway.balance
  const { round } = await nextBetting(guest)
  const placed = await guest.place({ areas: { player: '500', banker: '500', tie: '100' } }, round)
  expect(placed).toMatchObject({ ok: true, round: { state: 'OPEN', stake: '1100' } })
  expect(gateway.balance).toBe(before - 1100n)
  const table = await guest.table()
  expect(table.mine).toHaveLength(1)
  expect(table.areas).toEqual({ player: '500', banker: '500', tie: '100' })
  const { outcome } = await afterRound(guest, round)
  const paid = await settled(guest, placed.round.roundId)
  const win = { player: 1000n, banker: 975n, tie: 1900n }[(outcome as { winner: 'player' | 'banker' | 'tie' }).winner]
  expect(paid.win).toBe(String(win))
  expect(gateway.balance).toBe(before - 1100n + win)
})

test('bets of one draw name it to the wallet, another draw has another name', async () => {
  const guest = playersOf(baccarat)
  await guest.open()
  const drawsOf = async () => {
    const { round } = await nextBetting(guest)
    const before = gateway.callsTo('bet').length
    for (const area of ['player', 'banker']) await guest.place({ areas: { [area]: '500' } }, round)
    await afterRound(guest, round)
    return gateway
      .callsTo('bet')
      .slice(before)
      .map(({ body }) => body.drawId)
  }
  const [first, second] = [await drawsOf(), await drawsOf()]
  expect(first).toEqual([first[0], first[0]])
  expect(second).toEqual([second[0], second[0]])
  expect(second[0]).not.toBe(first[0])
  expect(first[0]).toMatch(/^ALTAMESA_high-table-baccarat\.\d+:\d+$/)
})

test('a bet for a closed round is refused and never reaches the wallet', async () => {
  const guest = playersOf(baccarat)
  await guest.open()
  const { round, leftMs } = await nextBetting(guest)
  expect(await guest.place({ areas: { player: '500' } }, round + 1)).toMatchObject({ code: 'BETTING_CLOSED' })
  expect(await guest.place({ areas: { nowhere: '500' } }, round)).toMatchObject({ code: 'CHOICE_INVALID' })
  expect(await guest.place({ areas: { player: '55' } }, round)).toMatchObject({ code: 'STAKE_INVALID' })
  expect(await guest.place({ areas: { player: '15000', tie: '10000' } }, round)).toMatchObject({
    code: 'STAKE_INVALID',
  })
  clock.pass((leftMs ?? 0) + 1)
  const bets = gateway.callsTo('bet').length
  expect(await guest.place({ areas: { player: '500' } }, round)).toMatchObject({ code: 'BETTING_CLOSED' })
  expect(gateway.callsTo('bet')).toHaveLength(bets)
})

test('a repeated bet is placed once', async () => {
  const guest = playersOf(baccarat)
  await guest.open()
  const { round } = await nextBetting(guest)
  const roundId = randomUUID()
  const before = gateway.balance
  await Promise.all([1, 2, 3].map(() => guest.place({ areas: { tie: '500' } }, round, roundId)))
  expect(gateway.balance).toBe(before - 500n)
  expect((await guest.table()).mine).toHaveLength(1)
  await afterRound(guest, round)
  await settled(guest, roundId)
})

test('a bet without an answer is rolled back alone; the other bets stand', async () => {
  const guest = playersOf(baccarat)
  await guest.open()
  const { round } = await nextBetting(guest)
  const before = gateway.balance
  const first = await guest.place({ areas: { player: '500' } }, round)
  gateway.faults = { bet: 'lose-answer' }
  const second = await guest.place({ areas: { banker: '500' } }, round)
  gateway.faults = {}
  expect(['CANCELLING', 'CANCELLED']).toContain(second.round.state)
  await until(() => gateway.balance === before - 500n)
  expect((await guest.round(first.round.roundId)).round.state).toBe('OPEN')
  await afterRound(guest, round)
  await settled(guest, first.round.roundId)
})

test('restart during a round: the bet stands and is paid from the chain', async () => {
  const guest = playersOf(baccarat)
  await guest.open()
  const { round, fairness } = await nextBetting(guest)
  const before = gateway.balance
  const placed = await guest.place({ areas: { player: '1000', banker: '1000' } }, round)
  await studio.stop()
  studio = await startStudio(gateway, dataDir, clock)
  const table = await guest.table()
  expect([table.round, table.fairness]).toEqual([round, fairness])
  expect(table.mine.map(({ roundId }) => roundId)).toContain(placed.round.roundId)
  await afterRound(guest, round)
  const paid = await settled(guest, placed.round.roundId)
  expect(gateway.balance).toBe(before - 2000n + BigInt(paid.win))
})

test('the link of a round is revealed with its result, hashes to the one before, and proves the round on the proof page', async () => {
  const guest = playersOf(baccarat)
  await guest.open()
  const { round, fairness } = await nextBetting(guest)
  const placed = await guest.place({ areas: { player: '1000', tie: '50' } }, round)
  const { roundId } = placed.round
  const proofOf = async () => (await studio.app.inject(`/api/proofs/${roundId}`)).json().proof
  expect(await proofOf()).toMatchObject({ serverSeed: null, serverSeedHash: fairness.commitment, nonce: round })
  const { outcome } = await afterRound(guest, round)
  await settled(guest, roundId)
  const proof = await proofOf()
  expect(sha256Hex(proof.serverSeed)).toBe(fairness.commitment)
  expect(checkProof(fieldsFromProof(proof))).toMatchObject({
    view: outcome,
    hashFits: true,
    chainFits: true,
    configFits: true,
    shownFits: true,
    winFits: true,
  })
  expect(checkProof({ ...fieldsFromProof(proof), nonce: String(round + 1) })).toMatchObject({ chainFits: false })
})

describe('crash', () => {
  const pointOf = (table: TableView): number => (table.outcome as { pointHundredths: number }).pointHundredths

  /** Bets in rounds until one flies for at least a second. */
  const inFlight = async (guest: Guest, choice: object): Promise<{ roundId: string; round: number }> => {
    for (;;) {
      const { round, leftMs } = await nextBetting(guest)
      const placed = await guest.place(choice, round)
      clock.pass((leftMs ?? 0) + 600)
      const table = await guest.table()
      if (table.round === round && table.phase === 'play') return { roundId: placed.round.roundId, round }
    }
  }

  test('leaving by hand pays the multiplier of that moment and does not reveal the crash point', async () => {
    const guest = playersOf(crash)
    await guest.open()
    const { roundId, round } = await inFlight(guest, { stake: '1000' })
    const flying = await guest.table()
    expect([flying.outcome, flying.leftMs]).toEqual([null, null])
    const left = await guest.leave(roundId)
    expect(left.round).toMatchObject({ state: 'SETTLED', win: String(left.round.actions[0].left * 10) })
    expect(left.round.view).toBeNull()
    expect((await studio.app.inject(`/api/proofs/${roundId}`)).json().proof).toMatchObject({ serverSeed: null })
    const over = await afterRound(guest, round)
    const result = over.results.find((each) => each.round === round)
    expect((result?.outcome as { pointHundredths: number }).pointHundredths).toBeGreaterThanOrEqual(
      left.round.actions[0].left,
    )
    await until(async () => {
      clock.pass(200)
      return (await studio.app.inject(`/api/proofs/${roundId}`)).json().proof.serverSeed !== null
    })
    expect(checkProof(fieldsFromProof((await studio.app.inject(`/api/proofs/${roundId}`)).json().proof))).toMatchObject(
      {
        hashFits: true,
        shownFits: true,
        winFits: true,
      },
    )
  })

  test('left before the end, then a restart: the proof shows seed and hash all the same', async () => {
    const guest = playersOf(crash)
    await guest.open()
    const { roundId, round } = await inFlight(guest, { stake: '1000' })
    await guest.leave(roundId)
    await studio.stop()
    studio = await startStudio(gateway, dataDir, clock)
    const proofOf = async () => (await studio.app.inject(`/api/proofs/${roundId}`)).json().proof
    expect(await proofOf()).toMatchObject({ serverSeed: null, shownHash: null })
    await guest.open()
    await afterRound(guest, round)
    clock.pass(16 * 60_000)
    const proof = await proofOf()
    expect(checkProof(fieldsFromProof(proof))).toMatchObject({ hashFits: true, shownFits: true, winFits: true })
    expect((await guest.history()).rounds[0]).toMatchObject({ roundId, serverSeed: proof.serverSeed })
  })

  test('a preset exit is paid when the curve reaches it, and lost when the round ends before', async () => {
    const guest = playersOf(crash)
    await guest.open()
    const wins = new Set<boolean>()
    for (let tries = 0; tries < 40 && wins.size < 2; tries += 1) {
      const { round } = await nextBetting(guest)
      const placed = await guest.place({ stake: '1000', cashOutAt: 200 }, round)
      const table = await afterRound(guest, round)
      const point = table.phase === 'result' ? pointOf(table) : 0
      const paid = await settled(guest, placed.round.roundId)
      if (point > 0) expect(paid.win).toBe(point >= 200 ? '2000' : '0')
      wins.add(paid.win !== '0')
    }
    expect(wins.size).toBe(2)
  })

  test('leaving after the crash: TOO_LATE', async () => {
    const guest = playersOf(crash)
    await guest.open()
    const { round } = await nextBetting(guest)
    const placed = await guest.place({ stake: '1000' }, round)
    await afterRound(guest, round)
    const answer = await guest.leave(placed.round.roundId)
    expect(answer.code === 'TOO_LATE' || answer.round?.win === '0').toBe(true)
    expect((await settled(guest, placed.round.roundId)).win).toBe('0')
  })
})

test("a stream starts with the table's state; a resumed one starts after the last received result", async () => {
  const guest = playersOf(baccarat)
  await guest.open()
  const { round } = await nextBetting(guest)
  await afterRound(guest, round)
  const address = await studio.app.listen({ port: 0, host: '127.0.0.1' })
  const first = async (headers: Record<string, string>): Promise<{ id: number; table: TableView }> => {
    const stop = new AbortController()
    const response = await fetch(`${address}/api/v1/tables/${baccarat}/stream`, {
      headers: { authorization: `Bearer ${guest.sessionKey}`, ...headers },
      signal: stop.signal,
    })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const reader = response.body?.getReader()
    let text = ''
    while (reader && !text.includes('\n\n')) text += new TextDecoder().decode((await reader.read()).value)
    stop.abort()
    return {
      id: Number(/^id: (\d+)$/m.exec(text)?.[1]),
      table: JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? '{}'),
    }
  }
  const whole = await first({})
  expect(whole.table.results.length).toBeGreaterThan(1)
  expect(whole.id).toBe(round)
  const resumed = await first({ 'last-event-id': String(round - 1) })
  expect(resumed.table.results.map((result) => result.round)).toEqual([round])
})
