import { createHash, randomUUID } from 'node:crypto'
import { createStudio, type Studio } from '../server/studio'
import { startFaultGateway, type FaultGateway } from '../testkit/fault-gateway'
import { configFor, createClock, newDataDir, providerKey, testGame } from '../testkit/studio-under-test'
import { openStore } from '../store/store'
import { signedHeaders } from '../wallet/signature'

let gateway: FaultGateway
let studio: Studio
const clock = createClock()
const dataDir = newDataDir()
beforeAll(async () => {
  gateway = await startFaultGateway(100_000n, clock.now)
  studio = await createStudio(configFor(gateway, dataDir), async () => undefined, clock.now)
})
afterAll(async () => {
  await studio.stop()
  await gateway.close()
})

const otherGame = 'POMAR_raspa-pomar'
const keyOf = (letter: string) => letter.repeat(43)
const open = async (sessionKey: string, launchToken?: string, gameCode = testGame) =>
  (
    await studio.app.inject({
      method: 'POST',
      url: '/api/v1/session',
      payload: { mode: 'demo', gameCode, sessionKey, ...(launchToken && { launchToken }) },
    })
  ).json()
const stateOf = async (sessionKey: string) =>
  (await studio.app.inject({ url: '/api/v1/state', headers: { authorization: `Bearer ${sessionKey}` } })).json()
const spin = async (sessionKey: string, stake = '10000') => {
  clock.pass(60_000)
  const answer = await studio.app.inject({
    method: 'POST',
    url: '/api/v1/rounds',
    headers: { authorization: `Bearer ${sessionKey}` },
    payload: { roundId: randomUUID(), choice: { stake } },
  })
  return answer.json()
}
const reported = async (token: string) => {
  const url = `/provider/v1/credits/${token}`
  return (await studio.app.inject({ url, headers: signedHeaders(providerKey, 'GET', url, '', clock.now()) })).json()
}

const token = () => randomUUID()

test('before the first game the credits are full', async () => {
  expect(await reported(token())).toEqual({ status: 'OK', currency: 'XXX', balance: '500000', version: '0' })
})

test('one trial player: every game and the report show the same credits', async () => {
  const trial = token()
  await open(keyOf('a'), trial)
  const { session } = await spin(keyOf('a'))
  expect(session.balance).not.toBe('500000')
  expect(await reported(trial)).toMatchObject({ balance: session.balance })
  expect((await open(keyOf('b'), trial, otherGame)).session.balance).toBe(session.balance)
})

test('two games at once play with the same credits', async () => {
  const trial = token()
  await open(keyOf('c'), trial)
  await open(keyOf('d'), trial)
  const first = (await spin(keyOf('c'))).session.balance
  expect((await stateOf(keyOf('d'))).session.balance).toBe(first)
  const { round, session } = await spin(keyOf('d'))
  expect(BigInt(session.balance)).toBe(BigInt(first) - 10_000n + BigInt(round.win))
  expect((await stateOf(keyOf('c'))).session.balance).toBe(session.balance)
})

test('the version of the credits grows with every change', async () => {
  const trial = token()
  await open(keyOf('e'), trial)
  const before = BigInt((await reported(trial)).version)
  await spin(keyOf('e'))
  expect(BigInt((await reported(trial)).version)).toBeGreaterThan(before)
})

test('credits below the smallest stake: filled up with the next game, also after a restart', async () => {
  const trial = token()
  const opened = await open(keyOf('f'), trial)
  expect(opened.session.balance).toBe('500000')
  await studio.stop()
  const store = await openStore(dataDir)
  const record = await store.session(createHash('sha256').update(keyOf('f')).digest('hex'))
  if (!record) throw new Error('the session was not stored')
  await store.write([{ put: 'session', record: { ...record, balance: '19', balanceVersion: '4' } }])
  await store.close()
  studio = await createStudio(configFor(gateway, dataDir), async () => undefined, clock.now)
  expect(await reported(trial)).toMatchObject({ balance: '19', version: '4' })
  expect((await open(keyOf('g'), trial)).session.balance).toBe('500000')
  expect(await reported(trial)).toMatchObject({ balance: '500000', version: '5' })
})

test('a demo without a trial player has credits of its own', async () => {
  await open(keyOf('h'))
  await spin(keyOf('h'))
  expect((await open(keyOf('i'))).session.balance).toBe('500000')
})

test('a known session is not opened for another trial player', async () => {
  await open(keyOf('j'), token())
  expect(await open(keyOf('j'), token())).toMatchObject({ ok: false, code: 'SESSION_UNKNOWN' })
})
