import { minor, parseMoney, zero } from '@mosaic/contracts'
import fc from 'fast-check'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { launchedCampaign } from '../../../testing/campaign'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { walletBench, type WalletBench } from '../../../testing/wallet'
import { vipLevelOf, vipProgressOf, vipThresholds, vipWindowStart } from './vip-level'
import { vipProgress } from './vip-progress'

let gateway: TestGateway
let bench: WalletBench
beforeAll(async () => {
  gateway = await startTestGateway()
  bench = await walletBench(gateway)
})
afterAll(() => gateway.close())

describe('VIP level', () => {
  test.each([
    ['BRL', ['500.00', '2500.00', '10000.00', '50000.00', '250000.00']],
    ['THB', ['3000.00', '15000.00', '60000.00', '300000.00', '1500000.00']],
    ['USD', ['100.00', '500.00', '2000.00', '10000.00', '50000.00']],
    ['EUR', ['500.00', '2500.00', '10000.00', '50000.00', '250000.00']],
    ['JPY', ['500', '2500', '10000', '50000', '250000']],
  ] as const)('%s: a level is reached with its valid bet, and not with a unit less', (currency, thresholds) => {
    thresholds.forEach((threshold, index) => {
      const reached = parseMoney(threshold, currency) ?? zero
      expect(vipLevelOf(minor(reached - 1n), currency).level).toBe(index)
      expect(vipLevelOf(reached, currency)).toEqual({ level: index + 1, labelName: `VIP ${index + 1}` })
    })
  })

  test('the valid bet of 90 days counts, from the quarter of an hour in which they begin', () => {
    const now = Date.UTC(2026, 5, 15, 12, 7)
    expect(vipWindowStart(now)).toBe(Date.UTC(2026, 2, 17, 12))
  })

  test('progress lies between the reached level and the next one, and ends at the top', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 60_000_000n), (units) => {
        const { level, from, validBet, next } = vipProgressOf(minor(units), 'BRL')
        const of = (wire: string) => BigInt(wire.replace('.', ''))
        expect(of(validBet)).toBe(units)
        expect(of(from)).toBeLessThanOrEqual(units)
        if (next) expect([next.level, of(next.at) > units]).toEqual([level + 1, true])
        else expect(level).toBe(vipThresholds('BRL').length)
      }),
    )
  })

  test('a member reads the progress by which the level was computed', async () => {
    expect((await gateway.call('vipProgress', { token: await gateway.tokenOf('player01') })).body.value).toMatchObject({
      level: 0,
      labelName: 'VIP 0',
      validBet: '0.00',
      next: { level: 1, labelName: 'VIP 1', at: '500.00' },
    })
  })

  test('the progress has the picture of the level as soon as it is rendered', async () => {
    const dataDir = mkdtempSync(`${tmpdir()}/mosaic-badge-`)
    mkdirSync(`${dataDir}/art`)
    writeFileSync(
      `${dataDir}/art/art.json`,
      JSON.stringify({ 'vip/0': { width: 256, height: 256, colour: '#8d94b3', webp: 'vip-0.0a1b.webp' } }),
    )
    const player = await bench.newPlayer(200_000)
    expect((await vipProgress({ ...gateway.ctx, config: { ...gateway.ctx.config, dataDir } }, player)).badge).toBe(
      '/art/vip-0.0a1b.webp',
    )
    expect(
      (await vipProgress({ ...gateway.ctx, config: { ...gateway.ctx.config, dataDir: null } }, player)).badge,
    ).toBe('')
  })

  test('only rounds of the last 90 days count', async () => {
    const player = await bench.newPlayer(200_000)
    const session = await bench.open(player)
    for (let turn = 0; turn < 6; turn++) {
      const roundId = bench.nextRound()
      await bench.call('bet', session, { roundId, amount: '10000' })
      await bench.call('win', session, { roundId, amount: '0' })
    }
    expect(await vipProgress(gateway.ctx, player)).toMatchObject({ level: 1, labelName: 'VIP 1' })
    gateway.clock.advance(91 * 86_400_000)
    expect((await vipProgress(gateway.ctx, player)).level).toBe(0)
  })
})

test('levels with their benefits: the reward of the open campaign, and promotions that begin with a level', async () => {
  await launchedCampaign(gateway.ctx, 'upgrade', {
    terms: { of: { kind: 'VIP_UPGRADE', amounts: ['5.00', null, '50.00'] } },
  })
  await launchedCampaign(gateway.ctx, 'for-three', { terms: { eligibility: { vipLeast: 3 } } })
  await launchedCampaign(gateway.ctx, 'to-come', {
    startsAt: gateway.clock.now() + 86_400_000,
    terms: { eligibility: { vipLeast: 3 } },
  })
  const { body } = await gateway.call('vipProgress', { token: await gateway.tokenOf('player01') })
  expect(body.value?.levels.map(({ level, upgradeReward, promotions }) => [level, upgradeReward, promotions])).toEqual([
    [1, '5.00', 0],
    [2, null, 0],
    [3, '50.00', 1],
    [4, null, 0],
    [5, null, 0],
  ])
  expect(body.value?.levels[0]).toMatchObject({ labelName: 'VIP 1', at: '500.00' })
})
