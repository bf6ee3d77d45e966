import { minor, moneyFromWire, type ValueOf } from '@mosaic/contracts'
import fc from 'fast-check'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { teamBench, type TeamBench, type TeamMember } from '../../../testing/team'

let gateway: TestGateway
let team: TeamBench
beforeAll(async () => {
  gateway = await startTestGateway()
  team = await teamBench(gateway)
})
afterAll(() => gateway.close())

type Answer = ValueOf<'downlineTransaction'>
const read = async (token: string, query: Record<string, unknown> = {}): Promise<Answer> => {
  const { body } = await gateway.call('downlineTransaction', { token, query })
  if (!body.success) throw new Error(body.errorCode)
  return body.value
}
const readAll = async (token: string, query: Record<string, unknown> = {}): Promise<readonly Answer[]> => {
  const pages = [await read(token, query)]
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
    pages.push(await read(token, { ...query, after: next }))
  return pages
}
const units = (wire: string) => moneyFromWire(wire, 'BRL') ?? minor(-1n)

const planned = fc.array(
  fc.record({
    place: fc.nat(),
    type: fc.constantFrom(0, 0, 1, 40),
    given: fc.array(
      fc.record({
        kind: fc.constantFrom('promotion' as const, 'rebate' as const, 'commission' as const, 'adjustment' as const),
        units: fc.integer({ min: 1, max: 900 }),
        // Some come in the same instant.
        pause: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
    stake: fc.option(fc.integer({ min: 100, max: 500 })),
  }),
  { minLength: 1, maxLength: 6 },
)

test('any tree, any size of page: every entry below once, the latest first, no bet, nobody else; the footer is the sum', async () => {
  await fc.assert(
    fc.asyncProperty(planned, fc.integer({ min: 1, max: 4 }), async (members, pageSize) => {
      const top = await team.join(null, 1)
      const nodes: { member: TeamMember; mine: boolean }[] = [
        { member: top, mine: true },
        { member: await team.join(null, 1), mine: false },
      ]
      await team.give(top, 'promotion', 700)
      const expected: string[] = []
      for (const { place, type, given, stake } of members) {
        const parent = nodes[place % nodes.length]
        if (!parent) continue
        const member = await team.join(parent.member.id, type)
        nodes.push({ member, mine: parent.mine })
        if (stake !== null) {
          await team.give(member, 'opening', 1000)
          await team.play(member, stake, 0)
        }
        for (const { kind, units: amount, pause } of given) {
          if (pause) gateway.clock.advance(1000)
          await team.give(member, kind, amount)
          if (parent.mine && type !== 40) expected.push(`${member.account} ${kind} ${amount}`)
        }
      }
      const pages = await readAll(await team.tokenOf(top), { pageSize })
      const rows = pages.flatMap(({ list }) => list)
      expect(rows.map(({ account, kind, amount }) => `${account} ${kind} ${units(amount)}`).sort()).toEqual(
        expected.sort(),
      )
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
      expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).sort((a, b) => b - a))
      const sum = rows.reduce((all, { amount }) => all + units(amount), 0n)
      for (const { footer, totalCount } of pages)
        expect([totalCount, units(footer.in), units(footer.net)]).toEqual([rows.length, sum, sum])
    }),
    { numRuns: 12 },
  )
})

test('a kind, a part of an account, and a place that is none', async () => {
  const top = await team.join(null, 1)
  const [ana, leo] = [await team.join(top.id), await team.join(top.id)]
  await team.give(ana, 'promotion', 100)
  await team.give(ana, 'rebate', 20)
  await team.give(leo, 'rebate', 3)
  const token = await team.tokenOf(top)
  expect(await read(token, { kind: 'rebate' })).toMatchObject({ totalCount: 2, footer: { in: '0.23' } })
  expect(await read(token, { search: ana.account })).toMatchObject({ totalCount: 2, footer: { in: '1.20' } })
  expect(await read(token, { search: top.account })).toMatchObject({ totalCount: 0, list: [] })
  const wrong = await gateway.call('downlineTransaction', { token, query: { after: 'nowhere' } })
  expect(wrong.body.errorCode).toBe('request_param_err')
})
