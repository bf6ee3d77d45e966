import { startTestGateway } from '../../testing/gateway'
import { simulateAgents } from '../../testing/simulated-agents'

test('a week of rounds with every kind of contract: each screen says what the ledger says', async () => {
  // A Sunday, so that a whole week follows.
  const gateway = await startTestGateway({ now: Date.UTC(2026, 5, 28, 15) })
  try {
    await simulateAgents(gateway, { played: 8, period: 'week' })
  } finally {
    await gateway.close()
  }
}, 60_000)
