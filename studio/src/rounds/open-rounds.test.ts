import { randomUUID } from 'node:crypto'
import type { MinesView } from '../games/mines/mines-rules'
import type { Studio } from '../server/studio'
import type { RoundView } from '../server/views'
import { openStore } from '../store/store'
import { roundRecord } from '../store/records'
import { startFaultGateway } from '../testkit/fault-gateway'
import type { FaultGateway } from '../testkit/fault-gateway'
import { createClock, newDataDir, playerOf, startStudio, until } from '../testkit/studio-under-test'
import type { Clock, Player } from '../testkit/studio-under-test'
import { checkProof, fieldsFromProof } from '../verify/check-proof'

const ample = 1_000_000n
const field = 'LUMORA_prism-field'
const out = { out: true }

let gateway: FaultGateway
let studio: Studio
let clock: Clock
let dataDir: string

beforeEach(async () => {
  clock = createClock()
  gateway = await startFaultGateway(ample, clock.now)
  dataDir = newDataDir()
  studio = await startStudio(gateway, dataDir, clock)
})
afterEach(async () => {
  await studio.stop()
  await gateway.close()
})

const restart = async (): Promise<void> => {
  await studio.stop()
  studio = await startStudio(gateway, dataDir, clock)
}
const seen = (round: RoundView) => round.view as MinesView

/** A round with one safe tile turned; rounds that hit a mine first are over and started again. */
const opened = async (player: Player): Promise<RoundView> => {
  await player.open()
  for (;;) {
    const { round } = await player.start({ stake: '100', mines: 3 })
    const picked = await player.act(round.roundId, 0, { pick: 12 })
    if (picked.round.state === 'OPEN') return picked.round
    clock.pass(60_000)
  }
}

test('an open round waits for its player; leaving pays the current multiplier', async () => {
  const player = playerOf(() => studio, field)
  const round = await opened(player)
  const bets = gateway.callsTo('bet').length
  expect(seen(round)).toMatchObject({ picks: [12], hit: null, mines: null, now: 111 })
  const { round: over, session } = await player.act(round.roundId, 1, out)
  expect(over).toMatchObject({ state: 'SETTLED', stake: '100', win: '111', celebrate: true })
  expect(seen(over).mines).toHaveLength(3)
  expect(gateway.callsTo('bet')).toHaveLength(bets)
  expect(gateway.callsTo('win').at(-1)?.body).toMatchObject({
    roundId: round.roundId,
    amount: '111',
    roundClosed: true,
  })
  expect(session.pending).toBeNull()
})

test('a repeated action counts once; an action out of turn is refused', async () => {
  const player = playerOf(() => studio, field)
  const round = await opened(player)
  expect((await player.act(round.roundId, 0, { pick: 3 })).round.actions).toEqual([{ pick: 12 }])
  expect(await player.act(round.roundId, 5, out)).toMatchObject({ ok: false, code: 'ACTION_INVALID' })
  expect(await player.act(round.roundId, 1, { pick: 12 })).toMatchObject({ ok: false, code: 'ACTION_INVALID' })
  await player.act(round.roundId, 1, out)
  expect((await player.act(round.roundId, 1, out)).round.win).toBe('111')
  expect(gateway.callsTo('win').filter(({ body }) => body.roundId === round.roundId)).toHaveLength(1)
})

test('an open round survives a restart and a new visit, and blocks a second round', async () => {
  const round = await opened(playerOf(() => studio, field))
  await restart()
  const again = playerOf(() => studio, field)
  const { session } = await again.open()
  expect(session.pending).toEqual({ roundId: round.roundId, state: 'OPEN' })
  expect((await again.round(round.roundId)).round.view).toEqual(round.view)
  clock.pass(60_000)
  expect(await again.start({ stake: '100', mines: 3 })).toMatchObject({ ok: false, code: 'ROUND_PENDING' })
  expect((await again.act(round.roundId, 1, out)).round).toMatchObject({ state: 'SETTLED', win: '111' })
})

test('the seed of an open round is hidden; after the round its proof is public', async () => {
  const player = playerOf(() => studio, field)
  const round = await opened(player)
  expect(await player.rotate()).toMatchObject({ ok: false, code: 'ROUND_OPEN' })
  const proofOf = async () => (await studio.app.inject(`/api/proofs/${round.roundId}`)).json().proof
  expect((await proofOf()).serverSeed).toBeNull()
  await player.act(round.roundId, 1, out)
  expect((await player.rotate()).ok).toBe(true)
  const proof = await proofOf()
  expect(checkProof(fieldsFromProof(proof))).toMatchObject({
    kind: 'checked',
    hashFits: true,
    configFits: true,
    shownFits: true,
    winFits: true,
  })
  const other = { ...proof, actions: [{ pick: 11 }, out] }
  // With a mine there the round would have ended, so its second action is invalid.
  expect(checkProof(fieldsFromProof(other))).not.toMatchObject({ kind: 'checked', shownFits: true })
})

test('a round abandoned for a day is cashed out', async () => {
  const player = playerOf(() => studio, field)
  const round = await opened(player)
  clock.pass(25 * 60 * 60_000)
  await restart()
  await until(() => gateway.callsTo('win').some(({ body }) => body.roundId === round.roundId))
  expect(gateway.callsTo('win').at(-1)?.body).toMatchObject({ roundId: round.roundId, amount: '111' })
})

test('a demo round is played with its own balance and never calls the wallet', async () => {
  const sessionKey = 'd'.repeat(43)
  const headers = { authorization: `Bearer ${sessionKey}` }
  const post = async (url: string, payload: object) =>
    (await studio.app.inject({ method: 'POST', url, payload, headers })).json()
  await post('/api/v1/session', { mode: 'demo', gameCode: field, sessionKey })
  const roundId = randomUUID()
  const begun = await post('/api/v1/rounds', { roundId, choice: { stake: '100', mines: 1 } })
  expect(begun.session.balance).toBe('499900')
  expect(begun.round.state).toBe('OPEN')
  const picked = await post(`/api/v1/rounds/${roundId}/actions`, { index: 0, action: { pick: 0 } })
  // One tile in 25 hits the mine, which ends the round at once.
  const end =
    picked.round.state === 'OPEN' ? await post(`/api/v1/rounds/${roundId}/actions`, { index: 1, action: out }) : picked
  expect(end.round.state).toBe('SETTLED')
  expect(end.session.balance).toBe(String(499_900 + Number(end.round.win)))
  expect(gateway.calls).toHaveLength(0)
})

test('a round of the first release reads as a choice with one bet', async () => {
  const old = {
    ...{ id: 'r', sessionId: 's', owner: 'o', mode: 'real', gameCode: 'g', currency: 'BRL', scale: 2, stake: '100' },
    ...{ win: '40', configHash: 'c', serverSeedHash: 'h', clientSeed: 'x', nonce: 4, refusal: null },
    ...{ betTxId: 'bet', payTxId: 'pay', createdAt: 5, settledAt: 6 },
  }
  const read = (state: string, stops: number[][]) => roundRecord.parse({ ...old, state, stops })
  expect(read('SETTLED', [[1, 2, 3, 4, 5]])).toMatchObject({
    choice: { stake: '100' },
    actions: [],
    bets: [{ txId: 'bet', amount: '100', betStatus: 'STANDS' }],
    table: null,
  })
  expect(['BETTING', 'REFUSED', 'CANCELLING', 'CANCELLED'].map((state) => read(state, []).bets[0]?.betStatus)).toEqual([
    'ASKED',
    'REFUSED',
    'RETURNING',
    'RETURNED',
  ])
  const record = read('SETTLED', [[1]])
  const [bet] = record.bets
  const renamed = { ...record, bets: [{ txId: bet?.txId, amount: bet?.amount, ['fate']: 'STANDS' }] }
  expect(roundRecord.parse(renamed).bets[0]?.betStatus).toBe('STANDS')
  const store = await openStore(newDataDir())
  await store.write([{ put: 'round', record }])
  expect(await store.round('r')).toEqual(record)
  await store.close()
})
