import fc from 'fast-check'
import { quickDraw } from '../../return/simulation/quick-draw'
import { fishingRules, hitDraws } from './fishing-rules'
import type { FishingConfig } from './fishing-rules'

const config: FishingConfig = {
  engine: 'fishing@1',
  fish: [2, 5, 100].map((multiplier) => ({ icon: 'fish', multiplier })),
  returnParts: 960_000,
  magazines: [10, 20],
}
const draw = quickDraw(1)
const start = (stake = '100', shots = 10) => fishingRules.start(config, { stake, shots }, draw)
const shoot = (state: ReturnType<typeof start>, at: readonly number[], by = draw) =>
  fishingRules.act(config, state, { move: 'shoot', at: [...at] }, by)

test('every fish gives back the stated part of a shot, exactly', () => {
  for (const { multiplier } of config.fish) {
    const at = config.fish.findIndex((fish) => fish.multiplier === multiplier)
    const hits = config.returnParts / multiplier
    const caught = (number: number): boolean => {
      const step = shoot(start(), [at], () => number)
      return step.kind === 'next' && (step.state.fired[0]?.isCaught ?? false)
    }
    expect([caught(0), caught(hits - 1), caught(hits), caught(hitDraws - 1)]).toEqual([true, true, false, false])
    expect((hits / hitDraws) * multiplier).toBeCloseTo(0.96, 12)
  }
})

test('a multiplier that does not divide the return is an invalid configuration', () => {
  expect(
    fishingRules.config.safeParse({ ...config, fish: [{ icon: 'fish', multiplier: 7 }, ...config.fish] }).success,
  ).toBe(false)
})

test('leaving pays back unused shots and the value of the caught fish', () => {
  const step = shoot(start('100', 10), [2, 0, 1], () => 0)
  if (step.kind === 'refused') throw new Error('three shots are in the magazine')
  expect(fishingRules.payoutOf(config, step.state)).toBeNull()
  expect(fishingRules.view(config, step.state)).toMatchObject({ shotsLeft: 7, shotValue: '10', caughtWorth: '1070' })
  const left = fishingRules.act(config, step.state, fishingRules.leave(config, step.state), draw)
  expect(left.kind === 'next' && fishingRules.payoutOf(config, left.state)).toBe(1070n + 70n)
  expect(left.kind === 'next' && fishingRules.returnedOf?.(config, left.state)).toBe(70n)
})

test('a magazine is an offered size and costs whole minor units per shot', () => {
  const allows = (stake: string, shots: number) => fishingRules.allows(config, { stake, shots })
  expect([allows('100', 10), allows('100', 11), allows('105', 10)]).toEqual([true, false, false])
})

test('shots are limited to the magazine and to fish of this game', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 10 })), (volleys) => {
      let state = start('200', 20)
      let fired = 0
      for (const volley of volleys) {
        if (fishingRules.payoutOf(config, state) !== null) break
        const step = shoot(state, volley)
        const isPossible = fired + volley.length <= 20 && volley.every((at) => at < 3)
        expect(step.kind).toBe(isPossible ? 'next' : 'refused')
        if (step.kind === 'next') [state, fired] = [step.state, fired + volley.length]
      }
      expect(state.fired.length).toBe(fired)
    }),
  )
})
