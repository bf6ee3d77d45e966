import { markAllRead } from '../../content'
import { addFavourite, awaitFirstCatalogue, getCatalogue } from '../../play'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { isSeeded, markSeeded } from '../../platform/db/seed-marks'
import { memberByAccount } from '../../identity'
import { vacuumAnalyze } from './store'
import { limitedTo, type Extent, playActivity } from './play-activity'

const extents: Readonly<Record<string, Extent>> = { aurora: { team: 210, days: 90 }, lotus: { team: 48, days: 30 } }
const done = 'history:done'

const addFavourites = async (ctx: AppContext, merchant: Merchant): Promise<void> => {
  const playable = (await getCatalogue(ctx.db)).games.filter((game) => game.playable)
  for (const [account, first, count] of [
    ['player01', 2, 6],
    ['vip01', 9, 14],
  ] as const) {
    const member = await memberByAccount(ctx.db, merchant.code, account)
    for (const game of playable.slice(first, first + count))
      if (member) await addFavourite(ctx, merchant, member.id, game.code)
  }
}

/**
 * Creates the team of the demo agent and three months of activity, through the real services with a manual clock and
 * seeded chance. Each step is one transaction with a mark, so an interrupted run resumes.
 */
export const seedActivity = async (
  ctx: AppContext,
  wanted: Readonly<Record<string, Extent>> = extents,
): Promise<void> => {
  if (await isSeeded(ctx.db, done)) return
  if (!(await awaitFirstCatalogue(ctx)))
    throw new Error(
      'The game provider published no catalogue, so there is nothing the demo history could have been played on. Start the studio, then the gateway again.',
    )
  for (const merchant of await ctx.merchants.all()) {
    const extent = wanted[merchant.code]
    if (!extent) continue
    await playActivity(ctx, merchant, limitedTo(extent, ctx.config.demoDays))
    await addFavourites(ctx, merchant)
  }
  // A demo account should not start with months of unread messages.
  await ctx.events.drained()
  await markAllRead(ctx.db, ctx.clock.now())
  if (ctx.database.kind === 'pglite') await vacuumAnalyze(ctx.db)
  await markSeeded(ctx.db, done, ctx.clock.now())
}
