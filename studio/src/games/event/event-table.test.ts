import { randomUUID } from 'node:crypto'
import type { Studio } from '../../server/studio'
import { startFaultGateway } from '../../testkit/fault-gateway'
import type { FaultGateway } from '../../testkit/fault-gateway'
import { createStillClock, newDataDir, playerOf, startStudio, until } from '../../testkit/studio-under-test'
import { checkProof, fieldsFromProof } from '../../verify/check-proof'
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
