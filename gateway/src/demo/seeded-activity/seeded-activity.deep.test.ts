import { storeCatalogue } from '../../play'
import { testCatalogue } from '../../../testing/catalogue'
import { startTestGateway } from '../../../testing/gateway'
import { differencesIn, noDifferences } from '../../../testing/seeded-differences'
import { seedActivity } from '.'

test('three weeks of a team of sixty: ledger, rounds and deposits agree', async () => {
  const gateway = await startTestGateway()
  try {
    await storeCatalogue(gateway.ctx.db, testCatalogue, gateway.clock.now())
    await seedActivity(gateway.ctx, { aurora: { team: 60, days: 21 } })
    expect(await differencesIn(gateway.ctx.db, gateway.clock.now())).toEqual(noDifferences)
  } finally {
    await gateway.close()
  }
})
