import { demoMerchants } from '../../../gateway/src/platform/merchants/demo-merchants'
import { paybackFault, paybackOf } from '../../../gateway/src/play/games/payback'
import { games } from '../../../studio/catalogue/index'
import { everyRounds } from '../../../studio/src/campaigns/campaign-terms'
import { prizeOf } from '../../../studio/src/campaigns/fiftieth-round'
import { gameOf } from '../../../studio/src/games/game-library'
import { mostReturnBp } from '../../../studio/src/games/playable'

test('every demo merchant earns on every playable game of the demo catalogue, all rates included', () => {
  const returns = games.flatMap((row) => {
    const game = gameOf(row.gameCode)
    // What the provider's catalogue states, and merchants are checked against.
    const rtpBp = game ? mostReturnBp(game.figures()) : 0
    return game ? [{ code: row.gameCode, category: row.category, classify: row.classify, rtpBp }] : []
  })
  expect(returns.length).toBeGreaterThan(100)
  for (const { code, profile } of demoMerchants) expect([code, paybackFault(profile, returns)]).toEqual([code, null])
  const [aurora] = demoMerchants
  const withoutWeights = aurora && { ...aurora.profile, validBetWeights: {} }
  expect(withoutWeights && paybackFault(withoutWeights, returns)).toMatch(/give back 100\./)
})

test('the prize of every fiftieth round, all rates included: the house earns on every game that pays it', () => {
  const paying = games.filter(({ gameCode }) =>
    prizeOf({ mode: 'real', table: null, nonce: everyRounds - 1, gameCode, scale: 2, returned: '0' }),
  )
  expect(paying.length).toBeGreaterThan(100)
  for (const row of paying) {
    const game = gameOf(row.gameCode)
    if (!game) throw new Error(row.gameCode)
    // The prize is the lowest stake, so its share is largest for those who play at it.
    const rtpBp = game.figures().rtpBp + 10_000 / everyRounds
    for (const { code, profile } of demoMerchants) {
      const payback = paybackOf(profile, { code: row.gameCode, category: row.category, classify: row.classify, rtpBp })
      expect([code, row.gameCode, payback < 1_000_000]).toEqual([code, row.gameCode, true])
    }
  }
})

/** Valid bets of parallel rounds add up, so what holds for each bet holds for opposite and combined ones of any engine. */
test('every single bet of every game, all rates included: less comes back than was staked', () => {
  const bets = games.flatMap((row) => {
    const { bets: returns = {} } = gameOf(row.gameCode)?.figures() ?? {}
    return Object.entries(returns).map(([bet, rtpBp]) => ({ ...row, code: row.gameCode, bet, rtpBp }))
  })
  expect(bets.length).toBeGreaterThan(500)
  for (const { code, profile } of demoMerchants) {
    const losing = bets.filter((bet) => paybackOf(profile, bet) >= 1_000_000)
    expect([code, losing.map((bet) => `${bet.code} ${bet.bet}`)]).toEqual([code, []])
  }
})
