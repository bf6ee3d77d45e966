import type { DeskValue } from '@mosaic/contracts/desk'
import { compareAllProgress, rewriteAllProgress } from '../../loyalty'
import type { AppContext } from '../../platform/runtime/app-context'
import { type LogActor, writeLog } from '../log'

type Compared = DeskValue<'compareCampaigns'>

export const compareCampaigns = async ({ db }: Pick<AppContext, 'db'>): Promise<Compared> => ({
  list: [...(await compareAllProgress(db))],
})

/** Writes the progress of all campaigns anew with a line in the log, and compares it. */
export const rewriteCampaigns = async ({ db, clock }: AppContext, by: LogActor): Promise<Compared> => {
  const at = clock.now()
  await writeLog(db, by, at, { action: 'campaign.progress.rewrite', subject: 'campaigns' })
  await rewriteAllProgress(db, at)
  return compareCampaigns({ db })
}
