import { demoMerchants } from '../../../gateway/src/platform/merchants/demo-merchants'
import { paybackFault } from '../../../gateway/src/play/games/payback'
import { games } from '../../../studio/catalogue/index'
import { gameOf } from '../../../studio/src/games/game-library'

test('every demo merchant earns on every playable game of the demo catalogue, all rates included', () => {
  const returns = games.flatMap((row) => {
    const game = gameOf(row.gameCode)
    return game ? [{ code: row.gameCode, category: row.category, classify: row.classify, ...game.figures() }] : []
  })
  expect(returns.length).toBeGreaterThan(100)
  for (const { code, profile } of demoMerchants) expect([code, paybackFault(profile, returns)]).toEqual([code, null])
  const [aurora] = demoMerchants
  const withoutWeights = aurora && { ...aurora.profile, validBetWeights: {} }
  expect(withoutWeights && paybackFault(withoutWeights, returns)).toMatch(/give back 100\./)
})
