import { startTestGateway } from './gateway'
import { openRaceDatabase } from './race-database'
import { teamBench } from './team'

/** The stage of a race (`raceOn`): two gateways on one database, and a bench of agent trees. */
export const twoGateways = async (databaseUrl: string) => {
  const first = await startTestGateway({ database: await openRaceDatabase(databaseUrl) })
  const second = await startTestGateway({ database: await openRaceDatabase(databaseUrl) })
  return {
    bench: { first, second, team: await teamBench(first) },
    close: async () => {
      await first.close()
      await second.close()
    },
  }
}
