import { startTestGateway } from '../../testing/gateway'
import { simulateAgents } from '../../testing/simulated-agents'

test('a month of rounds with every kind of contract: each screen says what the ledger says', async () => {
  // The end of a month, so that a whole one follows.
  const gateway = await startTestGateway({ now: Date.UTC(2026, 5, 29, 15) })
  try {
    await simulateAgents(gateway, { played: 34, period: 'month' })
  } finally {
    await gateway.close()
  }
}, 600_000)
