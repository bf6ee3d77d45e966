import { systemClock } from '../../src/platform/runtime/clock'
import { walletBench } from '../../testing/wallet'
import { serve } from '../serving'

/** A gateway with players in a game. Arguments: their number (0 when they exist already), and their balance. */
const [players = '0', units = '0'] = process.argv.slice(2)
await serve(async ({ ctx, app }) => {
  const count = Number(players)
  if (count === 0) return []
  const bench = await walletBench({ ctx, app, clock: systemClock })
  const seats: { readonly memberId: string; readonly token: string }[] = []
  for (let index = 0; index < count; index += 1) {
    const player = await bench.newPlayer(Number(units))
    seats.push({ memberId: player.id, token: await bench.open(player) })
  }
  return seats
})
