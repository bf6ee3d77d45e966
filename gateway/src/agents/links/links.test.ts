import { memberByAccount } from '../../identity'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { teamBench, type TeamBench, type TeamMember } from '../../../testing/team'

let gateway: TestGateway
let team: TeamBench
beforeAll(async () => {
  gateway = await startTestGateway()
  team = await teamBench(gateway)
})
afterAll(() => gateway.close())

const linksOf = async (agent: TeamMember) =>
  (await gateway.call('affiliateUrls', { token: await team.tokenOf(agent) })).body.value?.list ?? []
const create = async (agent: TeamMember, body: object) =>
  (await gateway.call('createAffiliateUrl', { token: await team.tokenOf(agent), body })).body
const remove = async (agent: TeamMember, code: string) =>
  (await gateway.call('deleteAffiliateUrl', { token: await team.tokenOf(agent), query: { code } })).body
const register = async (username: string, affiliateCode: string) =>
  (
    await gateway.call('register', {
      body: {
        ...{ type: 0, registerMethod: 'H5', ageConfirmed: true, agreement: true, username, affiliateCode },
        ...{ password: 'Other#2026', confirmPassword: 'Other#2026', loginDeviceId: 'phone' },
        ...(await gateway.solveCaptcha()),
      },
    })
  ).body
const memberOf = async (account: string): Promise<TeamMember & { readonly parentId: string | null }> => {
  const row = await memberByAccount(gateway.ctx.db, 'aurora', account)
  if (!row) throw new Error('no member')
  return row
}

test('a link: clicks, registration with its rates, first deposit', async () => {
  const agent = await team.join(null, 1)
  expect(await linksOf(agent)).toEqual([
    expect.objectContaining({ code: agent.account.toUpperCase(), removable: false }),
  ])
  const made = await create(agent, { label: 'Stream', rebates: [{ gameType: 'RNG', rate: 80 }] })
  const code = made.value?.code ?? ''
  expect(made.value).toMatchObject({ label: 'Stream', rebates: [{ gameType: 'RNG', rate: 80 }], clicks: 0 })
  for (const visitorId of ['v1', 'v1', 'v2'])
    await gateway.call('countReferralClick', { body: { code: code.toLowerCase(), visitorId } })
  expect((await register('bylink1', code.toLowerCase())).success).toBe(true)
  expect((await register('bylink2', code)).success).toBe(true)
  expect((await register('bycode1', agent.account)).success).toBe(true)
  const [first, second] = [await memberOf('bylink1'), await memberOf('bycode1')]
  expect([first.parentId, second.parentId]).toEqual([agent.id, agent.id])
  await team.deposit(first, '100.00')
  const [own, link] = await linksOf(agent)
  expect(own).toMatchObject({ clicks: 0, registered: 1, deposited: 0 })
  expect(link).toMatchObject({ code, clicks: 2, registered: 2, deposited: 1 })
  const rates = async ({ id: memberId }: TeamMember) => {
    const answer = await gateway.call('downlineDetail', { token: await team.tokenOf(agent), query: { memberId } })
    return answer.body.value?.rebates.find(({ gameType }) => gameType === 'RNG')?.rate
  }
  expect([await rates(first), await rates(second)]).toEqual([80, 60])
})

test('rates above the own: refused with the limit', async () => {
  const agent = await team.join((await team.join(null, 1)).id, 1)
  expect(await create(agent, { rebates: [{ gameType: 'RNG', rate: 61 }] })).toMatchObject({
    errorCode: 'agent.rebate.above.own',
    fields: { RNG: '60' },
  })
})

test('a removed link: nobody registers by it and no click counts; the own code stays', async () => {
  const agent = await team.join(null, 1)
  const code = (await create(agent, {})).value?.code ?? ''
  expect(await remove(agent, agent.account.toUpperCase())).toMatchObject({ errorCode: 'affiliate.code.own' })
  expect(await remove(agent, code)).toMatchObject({ success: true })
  expect(await register('toolate1', code)).toMatchObject({ errorCode: 'invitation.code.incorrect' })
  expect(await linksOf(agent)).toHaveLength(1)
  expect(await remove(agent, code)).toMatchObject({ errorCode: 'not.found' })
})

test('links of another agent: neither shown nor removed', async () => {
  const [agent, other] = [await team.join(null, 1), await team.join(null, 1)]
  const code = (await create(agent, {})).value?.code ?? ''
  expect(await remove(other, code)).toMatchObject({ errorCode: 'not.found' })
  expect((await linksOf(other)).map((link) => link.code)).toEqual([other.account.toUpperCase()])
})

test('fifty links: another one is refused', async () => {
  const agent = await team.join(null, 1)
  for (let made = 0; made < 50; made += 1) expect((await create(agent, {})).success).toBe(true)
  expect(await create(agent, {})).toMatchObject({ errorCode: 'affiliate.links.most' })
})
