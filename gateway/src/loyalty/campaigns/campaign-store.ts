import type { Minor } from '@mosaic/contracts'
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database'
import { systemRandom } from '../../platform/runtime/random'
import { grantSums, lockLaunchesQuery } from './campaigns.sql'
import { type CampaignRow, campaigns, grants } from './schema'

export type CampaignDraft = Omit<typeof campaigns.$inferInsert, 'state' | 'committed' | 'budget' | 'drawSeed'> & {
  readonly budget: Minor | null
}

/**
 * The only write of a campaign's texts: it sanitizes the HTML. Null: the id belongs to a campaign that was launched, or to
 * another merchant.
 */
export const saveDraft = async (tx: Tx, written: CampaignDraft): Promise<CampaignRow | null> => {
  const { safeTexts } = await import('../../platform/guard/safe-html')
  const draft = { ...written, texts: safeTexts(written.texts) }
  // Who wrote the terms as they are is the author, so that nobody launches their own change of a draft.
  const { id: _id, createdAt: _createdAt, ...changes } = draft
  return (
    (
      await tx
        .insert(campaigns)
        .values({ ...draft, drawSeed: systemRandom.uuid() })
        .onConflictDoUpdate({
          target: campaigns.id,
          set: changes,
          setWhere: and(eq(campaigns.state, 'DRAFT'), eq(campaigns.merchantCode, draft.merchantCode)),
        })
        .returning()
    )[0] ?? null
  )
}

export const campaignOf = async (db: Db, id: string): Promise<CampaignRow | null> =>
  (await db.select().from(campaigns).where(eq(campaigns.id, id)))[0] ?? null

export const lockCampaign = async (tx: Tx, id: string): Promise<CampaignRow | null> =>
  (await tx.select().from(campaigns).where(eq(campaigns.id, id)).for('update'))[0] ?? null

/** No other campaign of the merchant is launched until the transaction ends. */
export const lockLaunches = async (tx: Tx, merchantCode: string): Promise<void> =>
  void (await tx.execute(lockLaunchesQuery(merchantCode)))

export const changeCampaign = async (
  tx: Tx,
  id: string,
  changes: Pick<typeof campaigns.$inferInsert, 'state' | 'launchedAt' | 'launchedBy' | 'endedAt' | 'endedBy'>,
): Promise<CampaignRow> => {
  const [row] = await tx.update(campaigns).set(changes).where(eq(campaigns.id, id)).returning()
  if (!row) throw new Error(`Campaign ${id} is gone`)
  return row
}

/** Drafts and live campaigns, or all of them with the ended ones; the newest first. */
export const campaignsOfOperators = (db: Db, show: 'open' | 'all', most: number): Promise<CampaignRow[]> =>
  db
    .select()
    .from(campaigns)
    .where(show === 'open' ? ne(campaigns.state, 'ENDED') : undefined)
    .orderBy(desc(campaigns.createdAt), asc(campaigns.id))
    .limit(most)

/** What campaigns granted and what was claimed of them; one without grants is not in it. */
export const statisticsOf = async (db: Db, campaignIds: readonly string[]) => {
  const rows = await db
    .select({ campaignId: grants.campaignId, ...grantSums })
    .from(grants)
    .where(inArray(grants.campaignId, [...campaignIds]))
    .groupBy(grants.campaignId)
  return new Map(rows.map(({ campaignId, ...sums }) => [campaignId, sums]))
}
