import { syncCatalogue } from '../../src/play/games/sync'
import { invalidateCatalogue } from '../../src/play/games/catalogue'
import { systemClock } from '../../src/platform/runtime/clock'
import { walletBench } from '../../testing/wallet'
import { serve } from '../serving'

/** More than one, because the answer to its exchange may be lost. */
const tokensEach = 4
const merchants = ['aurora', 'lotus'] as const
const units = 100_000_000

/** A gateway with the studio's own games, and members of two merchants who are about to play them. Arguments: how many, then the games. */
const [seats = '0', ...games] = process.argv.slice(2)
await serve(async ({ ctx, app }) => {
  const bench = await walletBench({ ctx, app, clock: systemClock })
  await syncCatalogue(ctx)
  invalidateCatalogue(ctx.db)
  const report: { readonly gameCode: string; readonly launchTokens: readonly string[] }[] = []
  for (let seat = 0; seat < Number(seats); seat += 1) {
    const gameCode = games[seat % games.length] ?? ''
    const player = await bench.newPlayer(units, merchants[Math.floor(seat / games.length) % merchants.length])
    const launchTokens: string[] = []
    while (launchTokens.length < tokensEach) launchTokens.push(await bench.launch(player, gameCode))
    report.push({ gameCode, launchTokens })
  }
  return report
})
