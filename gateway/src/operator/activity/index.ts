import { type ActivityReport, compareActivity, rewriteActivity } from '../../play'
import type { AppContext } from '../../platform/runtime/app-context'
import { type LogActor, writeLog } from '../log'

/** Writes the activity totals anew with a line in the log, and compares them. */
export const rewriteTotals = async ({ db, clock }: AppContext, by: LogActor): Promise<ActivityReport> => {
  const line = { action: 'activity.rewrite', subject: 'activity' }
  await rewriteActivity(db, (tx) => writeLog(tx, by, clock.now(), line))
  return compareActivity(db)
}
