import type { BookDifference, BookLine } from '../../money'
import type { Db } from '../../platform/db/database'
import { campaignSumsQuery } from './campaign-sums.sql'

type Row = {
  merchant: string
  currency: string
  provider: string
  campaign: string
  recorded: string | null
  posted: string | null
}

/** Campaigns that are said to have paid something else than their prizes, or that are not there. */
export const campaignDifferences = async (db: Db, limit: number): Promise<readonly BookDifference[]> => {
  const { rows } = await db.execute<Row>(campaignSumsQuery(limit))
  return rows.map(({ merchant, currency, provider, campaign, recorded, posted }) => {
    const lines = (amount: string | null): readonly BookLine[] | null =>
      amount === null ? null : [{ code: 'paid', currency, amount }]
    return {
      ...{ merchant, scope: `campaign:${provider}`, key: campaign },
      kind: recorded === null ? 'no-row' : posted === null ? 'no-entry' : 'amount',
      recorded: lines(recorded),
      posted: lines(posted),
    }
  })
}
