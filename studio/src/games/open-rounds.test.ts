import { startFaultGateway } from '../testkit/fault-gateway'
import type { FaultGateway } from '../testkit/fault-gateway'
import { createClock, newDataDir, playerOf, startStudio } from '../testkit/studio-under-test'
import type { Studio } from '../server/studio'
import type { PublicProof } from '../server/views'
import { checkProof, fieldsFromProof } from '../verify/check-proof'
import type { BlackjackView } from './blackjack/blackjack-rules'
import type { FishingView } from './fishing/fishing-rules'
import type { PokerView } from './poker/poker-rules'

const ample = 1_000_000n
const clock = createClock()
const dataDir = newDataDir()
let gateway: FaultGateway
let studio: Studio

beforeAll(async () => {
  gateway = await startFaultGateway(ample, clock.now)
  studio = await startStudio(gateway, dataDir, clock)
})
afterAll(async () => {
  await studio.stop()
  await gateway.close()
})

type Game = {
  readonly code: string
  readonly choice: object
  /** Next action for a view. */
  readonly next: (view: unknown) => object
}

const games: Readonly<Record<string, Game>> = {
  'video poker': {
    code: 'IRONBELL_saloon-jacks-or-better',
    choice: { stake: '100' },
    next: () => ({ hold: [true, false, true, false, false] }),
  },
  blackjack: {
    code: 'VERITAS_blackjack-cobalt',
    choice: { stake: '200' },
    next: (view) => {
      const { moves } = view as BlackjackView
      return { move: (['split', 'double', 'stand'] as const).find((move) => moves.includes(move)) }
    },
  },
  poker: {
    code: 'RIVERNINE_pineapple-poker',
    choice: { stake: '100' },
    next: (view) => {
      const { isDiscarding, moves } = view as PokerView
      return isDiscarding ? { move: 'discard', card: 1 } : { move: moves.find(({ move }) => move !== 'fold')?.move }
    },
  },
  fishing: {
    code: 'ANZOL_golden-hook',
    choice: { stake: '500', shots: 10 },
    next: (view) => ((view as FishingView).shotsLeft > 4 ? { move: 'shoot', at: [0, 3, 9] } : { move: 'leave' }),
  },
}

test.each(Object.entries(games))(
  'a round of %s continues after a restart, is paid once, and can be replayed',
  async (_, { code, choice, next }) => {
    const player = playerOf(() => studio, code)
    await player.open()
    const [before, betsBefore] = [gateway.balance, gateway.callsTo('bet').length]
    const begin = async () => {
      clock.pass(60_000)
      return (await player.start(choice)).round
    }
    let latest = await begin()
    // Some rounds are decided by the deal alone; then another one is played.
    while (latest.state !== 'OPEN') latest = await begin()
    let actions = 0
    const { roundId } = latest
    await studio.stop()
    studio = await startStudio(gateway, dataDir, clock)
    expect((await player.round(roundId)).round).toMatchObject({ state: 'OPEN', view: latest.view })
    while (latest.state === 'OPEN') {
      clock.pass(1000)
      const action = next(latest.view)
      latest = (await player.act(roundId, actions, action)).round
      const again = await player.act(roundId, actions, action)
      expect(again.round.actions).toHaveLength(actions + 1)
      actions += 1
    }
    expect(latest).toMatchObject({ state: 'SETTLED', roundId })
    const bets = gateway.callsTo('bet').slice(betsBefore)
    const own = bets.filter(({ body }) => body.roundId === roundId)
    expect(BigInt(latest.stake)).toBe(own.reduce((sum, { body }) => sum + BigInt(body.amount ?? '0'), 0n))
    const all = bets.reduce((sum, { body }) => sum + BigInt(body.amount ?? '0'), 0n)
    const ids = new Set(bets.map(({ body }) => body.roundId))
    const wins = gateway.callsTo('win').filter(({ body }) => ids.has(body.roundId ?? ''))
    expect(wins).toHaveLength(ids.size)
    expect(gateway.balance).toBe(before - all + wins.reduce((sum, { body }) => sum + BigInt(body.amount ?? '0'), 0n))

    await player.rotate()
    const answer: { proof: PublicProof } = (await studio.app.inject(`/api/proofs/${roundId}`)).json()
    expect(checkProof(fieldsFromProof(answer.proof))).toMatchObject({
      kind: 'checked',
      hashFits: true,
      configFits: true,
      shownFits: true,
      winFits: true,
    })
  },
)
