import { ok } from '../../platform/http/result'
import { bind } from '../../platform/http/route'
import type { Db } from '../../platform/db/database'
import { defineModule } from '../../platform/runtime/module'
import { claimEnvelope, type UplinesOf } from './claim-envelope'
import { closeEndedRains } from './close-rains'
import { givenRains, giveRain } from './give-rain'
import { rainsOfMember } from './rains-of-member'

const everyMs = 10_000

export { closeCampaignRain, openCampaignRain, rainStatistics } from './campaign-rain'
export { redRainPostings } from './red-rain.sql'

type Tree = { readonly uplinesOf: UplinesOf; readonly countBelow: (db: Db, agentId: string) => Promise<number> }

/** Red envelope rain: the server decides what falls, members catch one envelope for each wave. */
export const redRainModule = ({ uplinesOf, countBelow }: Tree) =>
  defineModule({
    name: 'red-rain',
    routes: (app, ctx) => {
      bind(app, ctx, 'redRains', async ({ merchant, member }) =>
        ok(await rainsOfMember(ctx, uplinesOf, merchant, member)),
      )
      bind(app, ctx, 'claimRedRain', ({ merchant, member, body }) =>
        claimEnvelope(ctx, uplinesOf, merchant, member, body),
      )
      bind(app, ctx, 'giveRedRain', ({ merchant, member, body, idempotencyKey }) =>
        giveRain(ctx, merchant, member, body, idempotencyKey),
      )
      bind(app, ctx, 'givenRedRains', async ({ member }) =>
        ok({ list: [...(await givenRains(ctx, member))], downlines: await countBelow(ctx.db, member.id) }),
      )
    },
    start: (ctx) =>
      ctx.jobs.repeat({
        name: 'ended-rains',
        everyMs,
        work: () => closeEndedRains(ctx),
        failed: 'ended rains could not be closed',
      }),
  })
