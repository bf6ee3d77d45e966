import { toNumber } from '../../return/fraction'
import { videoPoker } from '../../return/cards/video-poker'
import { ranks } from '../../rules/deck'
import { payTables } from './pay-tables'
import { payingName, videoPokerRules } from './video-poker-rules'
import type { VideoPokerConfig } from './video-poker-rules'

const config: VideoPokerConfig = { engine: 'video-poker@1', pays: payTables.doubleDoubleBonus.pays }
const suits = 'cdhs'
const cards = (text: string) =>
  text
    .split(' ')
    .map((each) => ranks.findIndex((rank) => rank === each.slice(0, -1)) * 4 + suits.indexOf(each.slice(-1)))

/** Fisher–Yates takes from what is left; this draw makes it give the cards in the wanted order. */
const inOrder = (wanted: readonly number[]) => {
  const left = Array.from({ length: 52 }, (_, card) => card)
  const order = [...wanted]
  return () => {
    const at = left.indexOf(order.shift() ?? left[0] ?? 0)
    left.splice(at, 1)
    return at
  }
}

test.each([
  ['10s Js Qs Ks As', 'royalFlush'],
  ['Ac Ad Ah As 4c', 'fourAcesWithLowKicker'],
  ['Ac Ad Ah As 9c', 'fourAces'],
  ['3c 3d 3h 3s Ac', 'fourTwosToFoursWithLowKicker'],
  ['9c 9d 9h 9s Ac', 'fourOfAKind'],
  ['Jc Jd 2h 3s 4c', 'jacksOrBetter'],
  ['10c 10d 2h 3s 4c', null],
])('%s is paid as %s', (hand, name) => {
  expect(payingName(config, cards(hand))).toBe(name)
})

test('held cards stay, the others are replaced from the deck, and the last hand is paid in whole stakes', () => {
  const draw = inOrder(cards('Jc 2d Jh 5s 9c Jd Js Ah'))
  const dealt = videoPokerRules.start(config, { stake: '200' }, draw)
  expect(videoPokerRules.view(config, dealt)).toMatchObject({ hand: 'jacksOrBetter', hold: null })
  expect(videoPokerRules.payoutOf(config, dealt)).toBeNull()
  const step = videoPokerRules.act(config, dealt, { hold: [true, false, true, false, true] }, draw)
  if (step.kind === 'refused') throw new Error('any hold is allowed')
  expect(videoPokerRules.view(config, step.state).cards).toEqual(cards('Jc Jd Jh Js 9c'))
  expect(videoPokerRules.payoutOf(config, step.state)).toBe(200n * 50n)
})

test('an abandoned hand keeps all five cards', () => {
  const dealt = videoPokerRules.start(config, { stake: '100' }, inOrder(cards('Jc 2d Jh 5s 9c')))
  const step = videoPokerRules.act(config, dealt, videoPokerRules.leave(config, dealt), () => 0)
  expect(step.kind === 'next' && videoPokerRules.payoutOf(config, step.state)).toBe(100n)
})

// About five seconds of arithmetic; one table here, all of them in `npm run rtp -- --catalogue`.
test('return, hit rate and deviation of the tables equal those of the return command', () => {
  const { pays, returned, hitRateBp, deviation } = payTables.bonus
  const { main, spread } = videoPoker.compute({ pays })
  expect(Math.floor(toNumber(main) * 100_000)).toBe(returned)
  expect(Math.floor((spread?.hitRate ?? 0) * 10_000)).toBe(hitRateBp)
  expect(Math.round((spread?.deviation ?? 0) * 100) / 100).toBe(deviation)
})
