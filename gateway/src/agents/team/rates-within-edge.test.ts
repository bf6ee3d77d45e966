import { type BodyOf, endpointNames, type EndpointName, schemas } from '@mosaic/contracts'
import { deskCalls } from '@mosaic/contracts/desk'
import { z } from 'zod'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { teamBench, type TeamBench } from '../../../testing/team'
import { paybackFault } from '../../play'
import { rebateRatesOf } from './rebate-rates'

let gateway: TestGateway
let team: TeamBench
beforeAll(async () => {
  gateway = await startTestGateway()
  team = await teamBench(gateway)
})
afterAll(() => gateway.close())

const takesRates = (name: EndpointName): boolean => {
  const row: { readonly body?: z.ZodType; readonly value?: z.ZodType } = schemas[name]
  return row.body !== undefined && 'rebates' in (z.toJSONSchema(row.body, { io: 'input' }).properties ?? {})
}

/** The whole cost of a tree is the rate at its top, which the gateway judges by what the games earn. */
test('every call that gives rates refuses one above the own, and the highest own rate leaves every game an edge', async () => {
  const top = await team.join(null, 1)
  const below = await team.join(top.id, 1)
  const own = await rebateRatesOf(gateway.ctx.db, team.merchant, top.id)
  expect(own).toEqual(team.merchant.profile.agentRebate?.rates)
  const most = own.RNG ?? 0
  const ratesOf = (rate: number) => [{ gameType: 'RNG' as const, rate }]
  const account = {
    username: 'edgerates',
    password: 'First#2026',
    confirmPassword: 'First#2026',
    type: 1,
    ageConfirmed: true,
  }
  const bodies = {
    openAccount: (rate: number): BodyOf<'openAccount'> => ({ ...account, type: 1, rebates: ratesOf(rate) }),
    createAffiliateUrl: (rate: number): BodyOf<'createAffiliateUrl'> => ({ label: 'edge', rebates: ratesOf(rate) }),
    updateDownlineRebates: (rate: number): BodyOf<'updateDownlineRebates'> => ({
      memberId: below.id,
      rebates: ratesOf(rate),
    }),
    downlineRebatesPreview: (rate: number): BodyOf<'downlineRebatesPreview'> => ({
      memberId: below.id,
      rebates: ratesOf(rate),
    }),
  }
  const names = endpointNames().filter(takesRates)
  expect(names.sort()).toEqual(Object.keys(bodies).sort())
  const token = await team.tokenOf(top)
  for (const name of Object.keys(bodies) as (keyof typeof bodies)[]) {
    const ask = async (rate: number) => (await gateway.call(name, { token, body: bodies[name](rate) })).body
    expect([name, (await ask(most + 1)).errorCode]).toEqual([name, 'agent.rebate.above.own'])
    expect([name, (await ask(most)).success]).toEqual([name, true])
  }
  // An operator gives no rates; a contract of the house is judged by `offer-fault.ts`.
  expect(Object.keys(deskCalls).filter((name) => /rate|rebate/i.test(name))).toEqual([])
  const profile = { agentRebate: { rates: own } }
  const game = { code: 'g', category: 'RNG', classify: '', rtpBp: 10_000 - most - 2 } as const
  expect([paybackFault(profile, [game]), paybackFault(profile, [{ ...game, rtpBp: game.rtpBp + 1 }])]).toEqual([
    null,
    expect.stringContaining('g:'),
  ])
})
