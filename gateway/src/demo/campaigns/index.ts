import { campaignTerms } from '@mosaic/contracts/desk'
import { campaigns } from '../../../seed/campaigns'
import { changeCampaign, openCampaignRain, saveDraft } from '../../loyalty'
import { profileAmount } from '../../platform'
import type { AppContext } from '../../platform/runtime/app-context'
import { inTransaction } from '../../platform/db/transaction'

const writer = 'demo'
const dayMs = 86_400_000

/** Launches the demo campaigns of both merchants. */
export const seedCampaigns = async (ctx: AppContext): Promise<void> => {
  const at = ctx.clock.now()
  for (const [sort, { id, art, categories, terms, texts, days }] of campaigns.entries())
    for (const code of ['aurora', 'lotus'] as const) {
      const merchant = await ctx.merchants.byCode(code)
      const written = terms[code]
      if (!merchant || !written) continue
      const { currency } = merchant
      const read = campaignTerms.parse({ reward: { type: 'cash' }, ...written })
      await inTransaction(ctx.db, async (tx) => {
        const draft = await saveDraft(tx, {
          id: `${code}-${id}`,
          merchantCode: code,
          currency,
          kind: read.of.kind,
          texts,
          images: [{ key: art, sequence: 1 }],
          categories: [...categories],
          sort,
          terms: read,
          budget: read.budget === null ? null : profileAmount(read.budget, currency),
          startsAt: at,
          endsAt: days === undefined ? null : at + days * dayMs,
          createdBy: writer,
          createdAt: at,
        })
        if (draft)
          await openCampaignRain(
            tx,
            ctx,
            await changeCampaign(tx, draft.id, { state: 'LIVE', launchedAt: at, launchedBy: writer }),
          )
      })
    }
}
