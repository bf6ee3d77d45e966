import fc from 'fast-check'
import { anySteps, walkContracts } from '../../../testing/contract-paths'
import { startTestGateway } from '../../../testing/gateway'

test('200 walks of offers, answers and pauses: every step as domain §4.4 says', async () => {
  const gateway = await startTestGateway()
  await gateway.saveMerchant('walk', {})
  try {
    await fc.assert(
      fc.asyncProperty(anySteps, async (steps) => {
        await walkContracts(gateway, 'walk', steps)
      }),
      { numRuns: 200 },
    )
  } finally {
    await gateway.close()
  }
}, 600_000)
