import fc from 'fast-check'
import { raceOn } from '../../../testing/race'
import { openRaceDatabase } from '../../../testing/race-database'
import { startListeningGateway } from '../../../testing/social-visitor'
import { walletBench } from '../../../testing/wallet'
import { modelRuns } from '../../../testing/wallet-model/runs'
import { playWith, type Tally, printTally, walletCommands } from '../../../testing/wallet-model/commands'
import { walletTarget } from '../../../testing/wallet-model/target'

const players = 8

const onPostgres = raceOn(async (url) => {
  const gateway = await startListeningGateway({ database: await openRaceDatabase(url) })
  return { bench: { gateway, bench: await walletBench(gateway) }, close: () => gateway.close() }
})

onPostgres(
  `over HTTP on PostgreSQL with ${players} players at once: reason parity, no-trace, 2. no-negative, 5. replay, 12. conservation per round`,
  async ({ gateway, bench }) => {
    const [tally, target] = [new Map() as Tally, walletTarget(gateway, bench, gateway.ctx.config.url)]
    const play = playWith(target, tally)
    const sequences = fc.tuple(...Array.from({ length: players }, () => walletCommands(20)))
    const property = fc.asyncProperty(sequences, async (all) => void (await Promise.all(all.map(play))))
    await fc.assert(property, modelRuns(3))
    expect(await target.faults()).toEqual([])
    printTally('HTTP on PostgreSQL', tally, ['repeated', 'DUPLICATE_MISMATCH', 'ROUND_CLOSED'])
  },
)
