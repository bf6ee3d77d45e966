import { randomBytes, randomUUID } from 'node:crypto'
import { sha256Hex } from '../fairness/sha256'
import { startFaultGateway } from '../testkit/fault-gateway'
import type { FaultGateway } from '../testkit/fault-gateway'
import { createClock, newDataDir, playerOf, startStudio, testGame } from '../testkit/studio-under-test'
import { checkProof, fieldsFromProof } from '../verify/check-proof'
import type { Studio } from './studio'
import type { PublicProof } from './views'

let gateway: FaultGateway
let studio: Studio
const clock = createClock()

beforeAll(async () => {
  gateway = await startFaultGateway(100_000n, clock.now)
  studio = await startStudio(gateway, newDataDir(), clock)
})
beforeEach(() => {
  gateway.refusals = {}
  clock.pass(60_000)
})
afterAll(async () => {
  await studio.stop()
  await gateway.close()
})

const ask = (roundId: string) => studio.app.inject({ method: 'GET', url: `/api/proofs/${roundId}` })
const proofOf = async (roundId: string): Promise<PublicProof> => (await ask(roundId)).json().proof
const allFit = { kind: 'checked', hashFits: true, configFits: true, shownFits: true, winFits: true }

test('proof by round id: record and committed hash, but no seed that is still in use', async () => {
  const player = playerOf(() => studio)
  const { session } = await player.open()
  const { round } = await player.spin()
  const proof = await proofOf(round.roundId)
  expect(proof).toMatchObject({
    roundId: round.roundId,
    state: 'SETTLED',
    currency: 'BRL',
    scale: 2,
    stake: '100',
    win: round.win,
    choice: { stake: '100' },
    actions: [],
    shownHash: sha256Hex(JSON.stringify(round.view)),
    nonce: session.fairness.nextNonce,
    clientSeed: session.fairness.clientSeed,
    serverSeedHash: session.fairness.serverSeedHash,
    serverSeed: null,
    configHash: round.configHash,
    config: { gameCode: testGame },
  })
  expect(JSON.stringify(proof)).not.toMatch(/owner|session|player-1|token|TxId/i)
})

test('after a seed rotation: the same request returns a complete proof, and the next round is hidden again', async () => {
  const player = playerOf(() => studio)
  await player.open()
  const { round } = await player.spin()
  const { revealed } = await player.rotate('mine')
  const proof = await proofOf(round.roundId)
  expect(proof.serverSeed).toBe(revealed.serverSeed)
  expect(checkProof(fieldsFromProof(proof))).toMatchObject(allFit)
  clock.pass(60_000)
  const next = (await player.spin()).round
  expect(await proofOf(next.roundId)).toMatchObject({ serverSeed: null, clientSeed: 'mine' })
})

test('a demo round has a proof too', async () => {
  const sessionKey = randomBytes(32).toString('base64url')
  const headers = { authorization: `Bearer ${sessionKey}` }
  const post = (url: string, payload: object) => studio.app.inject({ method: 'POST', url, payload, headers })
  const roundId = randomUUID()
  await post('/api/v1/session', { mode: 'demo', gameCode: testGame, sessionKey })
  await post('/api/v1/rounds', { roundId, choice: { stake: '100' } })
  await post('/api/v1/seeds/rotate', {})
  expect(checkProof(fieldsFromProof(await proofOf(roundId)))).toMatchObject(allFit)
})

test('a refused bet: no outcome; an unknown id: ROUND_UNKNOWN', async () => {
  const player = playerOf(() => studio)
  await player.open()
  gateway.refusals.bet = 'LIMIT_REACHED'
  const { round } = await player.spin()
  expect(await proofOf(round.roundId)).toMatchObject({ state: 'REFUSED', played: false, shownHash: null, win: '0' })
  for (const id of [randomUUID(), 'no-uuid', '..%2Fseeds']) {
    const answer = await ask(id)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'ROUND_UNKNOWN'])
  }
})

test('proof requests are rate-limited per address and allowed again later', async () => {
  const codes = []
  for (let i = 0; i < 25; i += 1) codes.push((await ask('none')).statusCode)
  expect(new Set(codes.slice(0, 20))).toEqual(new Set([404]))
  expect(codes[24]).toBe(429)
  clock.pass(2000)
  expect((await ask('none')).statusCode).toBe(404)
})
