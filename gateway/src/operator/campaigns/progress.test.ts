import { sql } from 'drizzle-orm'
import { launchedCampaign } from '../../../testing/campaign'
import { callAsCommand, opsKey } from '../../../testing/command'
import { startTestGateway, testConfig, type TestGateway } from '../../../testing/gateway'
import { walletBench } from '../../../testing/wallet'
import { progressLines } from '../command/progress-text'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({ config: { keys: { ...testConfig().keys, ops: opsKey } } })
})
afterAll(() => gateway.close())

const compared = async (name: 'compareCampaigns' | 'rewriteCampaigns') =>
  progressLines((await callAsCommand(gateway, name)).value)

test('progress changed by hand: the comparison reports it, and a rewrite corrects it', async () => {
  await launchedCampaign(gateway.ctx, 'race', {
    endsAt: gateway.clock.now() + 86_400_000,
    terms: {
      of: {
        ...{ kind: 'TOURNAMENT', metric: 'turnover', leastStake: '1.00', prizes: ['2.00'] },
        ...{ categories: [], includedGames: [], excludedGames: [] },
      },
    },
  })
  const bench = await walletBench(gateway)
  const player = await bench.newPlayer(10_000)
  await bench.playRound(await bench.open(player), '200', '0')
  await gateway.ctx.events.drained()
  expect((await compared('compareCampaigns')).differ).toBe(false)
  await gateway.ctx.db.execute(sql`update campaign_progress set value = value + 5 where campaign_id = 'race'`)
  const found = await compared('compareCampaigns')
  expect(found).toMatchObject({ differ: true })
  expect(found.text[0]).toBe(`race  ${player.id}  all  stored 205  rounds 200`)
  expect((await compared('rewriteCampaigns')).differ).toBe(false)
  const { rows } = await gateway.ctx.db.execute(
    sql`select operator from operator_log where action = 'campaign.progress.rewrite'`,
  )
  expect(rows).toEqual([{ operator: 'ana (command)' }])
})
