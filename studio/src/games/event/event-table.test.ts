import { randomUUID } from 'node:crypto'
import type { Studio } from '../../server/studio'
import { startFaultGateway } from '../../testkit/fault-gateway'
import type { FaultGateway } from '../../testkit/fault-gateway'
import { createStillClock, newDataDir, playerOf, startStudio, until } from '../../testkit/studio-under-test'
import { checkProof, fieldsFromProof } from '../../verify/check-proof'
import { guestsOf } from '../../testkit/table-guests'
import { eventConfigOf } from './event-games'
import type { EventBet, EventOutcome } from './event-rules'
import { fixtureOf } from './fixture'

const clock = createStillClock()
const dataDir = newDataDir()
let gateway: FaultGateway
let studio: Studio
beforeAll(async () => {
  gateway = await startFaultGateway(100_000n, clock.now)
  studio = await startStudio(gateway, dataDir, clock)
})
afterAll(async () => {
  await studio.stop()
  await gateway.close()
})

test.each(['ARENUM_arenum-football', 'IMES_impulse-shooter-cup', 'SV3_sv-red-comb'])(
  '%s: single bets wait through a restart, are paid by the odds of the contest, and can be checked afterwards',
  async (code) => {
    const config = eventConfigOf(code)
    if (!config) throw new Error(code)
    const player = playerOf(() => studio, code)
    await player.open()
    const headers = { authorization: `Bearer ${player.sessionKey}` }
    const table = async () =>
      (await studio.app.inject({ method: 'GET', url: `/api/v1/tables/${code}?after=0`, headers })).json().table
    const { round, outcome } = await table()
    expect(outcome).toBeNull()
    const picks = fixtureOf(config, round).markets[0]?.picks ?? []
    const bets = await Promise.all(
      picks.map(async ({ key }) => {
        const choice: EventBet = { market: 'winner', pick: key, stake: '100' }
        const payload = { roundId: randomUUID(), choice, tableRound: round }
        const answer = (await studio.app.inject({ method: 'POST', url: '/api/v1/rounds', headers, payload })).json()
        expect(answer.round?.state).toBe('OPEN')
        return { roundId: payload.roundId, key }
      }),
    )
    const draws = gateway.callsTo('bet').slice(-picks.length)
    // Bets on another market of the contest do not offset these.
    expect(new Set(draws.map(({ body }) => body.drawId))).toEqual(new Set([draws[0]?.body.drawId]))
    expect(draws[0]?.body.drawId).toMatch(new RegExp(`^${code}\\.\\d+:${round}:winner$`))
    await studio.stop()
    studio = await startStudio(gateway, dataDir, clock)
    clock.pass((config.seconds.betting + config.seconds.play + 1) * 1000)
    const shown: EventOutcome = (await table()).outcome
    for (const { roundId, key } of bets) {
      await until(async () => (await player.round(roundId)).round.state === 'SETTLED')
      const pays = picks.find((pick) => pick.key === key)?.pays(shown.result)
      expect((await player.round(roundId)).round.win).toBe(String(pays))
    }
    const proof = (await studio.app.inject(`/api/proofs/${bets[0]?.roundId}`)).json().proof
    expect(checkProof(fieldsFromProof(proof))).toMatchObject({
      kind: 'checked',
      ...{ hashFits: true, configFits: true, shownFits: true, winFits: true },
    })
  },
)

describe('combined bets', () => {
  const code = 'SV3_sv-red-comb'
  const config = eventConfigOf(code)
  if (!config) throw new Error(code)
  const lengthMs = (config.seconds.betting + config.seconds.play + config.seconds.result) * 1000
  const { playersOf, nextBetting } = guestsOf(() => studio, clock)
  const leg = (round: number, pick: 'home' | 'draw' | 'away') => ({ round, market: 'winner', pick }) as const
  const proofOf = async (roundId: string) => (await studio.app.inject(`/api/proofs/${roundId}`)).json().proof

  test('settled once, after the last contest and through a restart, by the product of the odds; proved by the last link', async () => {
    const guest = playersOf(code)
    await guest.open()
    const { round } = await nextBetting(guest)
    const legs = [leg(round, 'home'), leg(round + 2, 'away')]
    const before = gateway.balance
    const placed = await guest.place({ legs, stake: '200' }, round)
    expect(placed.round).toMatchObject({ state: 'OPEN', stake: '200' })
    expect(gateway.callsTo('bet').slice(-1)[0]?.body.drawId).toBe(`${code}.1:${round}-${round + 2}`)
    const { roundId } = placed.round
    expect(await guest.table()).toMatchObject({ mine: [], spanning: [{ roundId, state: 'OPEN' }] })
    clock.pass(lengthMs)
    expect((await guest.table()).spanning).toHaveLength(1)
    expect((await guest.round(roundId)).round.state).toBe('OPEN')
    expect((await proofOf(roundId)).serverSeed).toBeNull()
    await studio.stop()
    studio = await startStudio(gateway, dataDir, clock)
    await guest.open()
    expect((await guest.table()).spanning).toMatchObject([{ roundId, state: 'OPEN' }])
    clock.pass(2 * lengthMs - 4000)
    await until(async () => {
      clock.pass(200)
      return (await guest.round(roundId)).round.state === 'SETTLED'
    })
    const { results } = await guest.table(round - 1)
    const pays = legs.map(({ round: at, pick }) => {
      const outcome = results.find((each) => each.round === at)?.outcome as EventOutcome
      return (
        fixtureOf(config, at)
          .markets[0]?.picks.find(({ key }) => key === pick)
          ?.pays(outcome.result) ?? 0
      )
    })
    const win = (200n * pays.reduce((all, each) => all * BigInt(each), 1n)) / 10_000n
    expect((await guest.round(roundId)).round.win).toBe(String(win))
    expect(gateway.balance).toBe(before - 200n + win)
    const proof = await proofOf(roundId)
    expect(checkProof(fieldsFromProof(proof))).toMatchObject({
      kind: 'checked',
      ...{ hashFits: true, chainFits: true, configFits: true, shownFits: true, winFits: true },
    })
    const other = JSON.stringify({ legs: [leg(round, 'away'), leg(round + 2, 'away')], stake: '200' })
    expect(checkProof({ ...fieldsFromProof(proof), choice: other, win: '1' })).toMatchObject({ winFits: false })
  })

  test('taken back while the first contest takes bets, not after', async () => {
    const guest = playersOf(code)
    await guest.open()
    const { round, leftMs } = await nextBetting(guest)
    const before = gateway.balance
    const choice = { legs: [leg(round, 'home'), leg(round + 1, 'draw')], stake: '200' }
    const first = (await guest.place(choice, round)).round.roundId
    const second = (await guest.place({ ...choice, stake: '100' }, round)).round.roundId
    await guest.withdraw(first)
    await until(() => gateway.balance === before - 100n)
    clock.pass((leftMs ?? 0) + 1)
    expect(await guest.withdraw(second)).toMatchObject({ code: 'BET_STANDS' })
    clock.pass(2 * lengthMs)
    await until(async () => {
      clock.pass(200)
      return (await guest.round(second)).round.state === 'SETTLED'
    })
  })

  test('cashed out between contests for its value then, once; proved by the link of the last contest before', async () => {
    const guest = playersOf(code)
    await guest.open()
    for (let tries = 0; tries < 12; tries += 1) {
      const { round } = await nextBetting(guest)
      const legs = [leg(round, 'home'), leg(round + 1, 'away')]
      const { roundId } = (await guest.place({ legs, stake: '1000' }, round)).round
      expect(await guest.cashOut(roundId, round)).toMatchObject({ code: 'TOO_LATE' })
      clock.pass(lengthMs)
      const [shown] = (await guest.table(round - 1)).spanning
      if (typeof shown?.cashOut !== 'string') {
        // The first pick lost: there is nothing to cash out.
        expect(await guest.cashOut(roundId, round + 1)).toMatchObject({ code: 'TOO_LATE' })
        clock.pass(lengthMs)
        await until(async () => (await guest.round(roundId)).round.state === 'SETTLED')
        continue
      }
      const before = gateway.balance
      expect(await guest.cashOut(roundId, round)).toMatchObject({ code: 'TOO_LATE' })
      await Promise.all([1, 2].map(() => guest.cashOut(roundId, round + 1)))
      await until(async () => (await guest.round(roundId)).round.state === 'SETTLED')
      const back = fixtureOf(config, round + 1).markets[0]?.picks.find(({ key }) => key === 'away')?.back ?? 0
      expect(['1', '1.95'].map((won) => String(Math.floor((1000 * Number(won) * back) / 100_000_000)))).toContain(
        shown.cashOut,
      )
      expect(gateway.balance).toBe(before + BigInt(shown.cashOut))
      const proof = await proofOf(roundId)
      expect(checkProof(fieldsFromProof(proof))).toMatchObject({
        kind: 'checked',
        ...{ hashFits: true, chainFits: true, configFits: true, shownFits: true, winFits: true },
      })
      return
    }
    throw new Error('the first pick never won')
  })

  test('the limit of the table counts combined bets too', async () => {
    const guest = playersOf(code)
    await guest.open()
    gateway.balance = 1_000_000n
    const { round } = await nextBetting(guest)
    const choice = { legs: [leg(round, 'home'), leg(round + 1, 'away')], stake: '20000' }
    expect((await guest.place(choice, round)).round.state).toBe('OPEN')
    expect(await guest.place({ market: 'winner', pick: 'home', stake: '100' }, round)).toMatchObject({
      code: 'STAKE_INVALID',
    })
  })
})
