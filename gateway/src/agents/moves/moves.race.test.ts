import { raceOn } from '../../../testing/race'
import { twoGateways } from '../../../testing/two-gateways'
import { inTransaction } from '../../platform/db/transaction'
import { depthOf, uplinesOf } from '../team'
import { moveMember } from '.'

const onPostgres = raceOn(twoGateways)

onPostgres(
  'two agents move under each other at two gateways while members join: no loop, and who joins is below all agents above',
  async ({ first, second, team }) => {
    for (let round = 0; round < 8; round += 1) {
      const [one, other] = [await team.join(null, 1), await team.join(null, 1)]
      const move = (gateway: typeof first, memberId: string, uplineId: string) =>
        inTransaction(gateway.ctx.db, (tx) => moveMember(tx, gateway.ctx, team.merchant, { memberId, uplineId }))
      const [there, back, ...joined] = await Promise.all([
        move(first, one.id, other.id),
        move(second, other.id, one.id),
        team.join(one.id),
        team.join(other.id),
      ])
      expect([there, back].filter((answer) => 'fault' in answer)).toEqual([{ fault: { code: 'cycle' } }])
      const [top, below] = 'fault' in there ? [one, other] : [other, one]
      expect(await uplinesOf(first.ctx.db, top.id)).toEqual([])
      expect(await uplinesOf(first.ctx.db, below.id)).toEqual([top.id])
      const lower = joined['fault' in there ? 1 : 0]
      expect(lower && [...(await uplinesOf(first.ctx.db, lower.id))].sort()).toEqual([one.id, other.id].sort())
      expect(lower && (await depthOf(first.ctx.db, lower.id))).toBe(2)
    }
  },
)
