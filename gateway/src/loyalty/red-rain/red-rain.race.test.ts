import { bookDifferencesIn } from '../../../testing/book-differences'
import { launchedCampaign } from '../../../testing/campaign'
import { startTestGateway } from '../../../testing/gateway'
import { newMember } from '../../../testing/new-member'
import { openRaceDatabase } from '../../../testing/race-database'
import { raceOn } from '../../../testing/race'
import { inTransaction } from '../../platform/db/transaction'
import { openCampaignRain } from './campaign-rain'
import { closeRain } from './close-rains'
import { rainOfCampaign } from './store'

const onPostgres = raceOn(async (url) => {
  const gateway = await startTestGateway({ database: await openRaceDatabase(url) })
  return { bench: gateway, close: () => gateway.close() }
})

onPostgres(
  'members claim at once, twice each, while the rain is stopped: no envelope twice, books equal',
  async (gateway) => {
    const merchant = await gateway.ctx.merchants.byCode('aurora')
    if (!merchant) throw new Error('no merchant')
    const campaign = await launchedCampaign(gateway.ctx, 'race-rain', {
      terms: { of: { kind: 'RED_RAIN', total: '10.00', envelopes: 8, division: 'random', waves: 1, waveMinutes: 10 } },
    })
    await inTransaction(gateway.ctx.db, (tx) => openCampaignRain(tx, gateway.ctx, campaign))
    const rain = await rainOfCampaign(gateway.ctx.db, campaign.id)
    const rainId = rain?.id ?? ''
    const members = await Promise.all(
      Array.from({ length: 12 }, (_, index) => newMember(gateway, merchant, `rainer${index}x`)),
    )
    const claims = members.flatMap(({ token }) =>
      ['one', 'two'].map((tap) =>
        gateway.call('claimRedRain', {
          token,
          body: { rainId, wave: 0 },
          headers: { 'idempotency-key': `tap-number-${tap}` },
        }),
      ),
    )
    const stop = inTransaction(gateway.ctx.db, (tx) => closeRain(tx, rainId, gateway.clock.now()))
    const answers = await Promise.all(claims)
    await stop
    expect(answers.every(({ status }) => status < 500)).toBe(true)
    expect(answers.filter(({ body }) => body.success).length).toBeLessThanOrEqual(16)
    expect(await bookDifferencesIn(gateway.ctx)).toEqual([])
  },
)
