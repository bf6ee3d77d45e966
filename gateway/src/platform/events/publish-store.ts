import type { Db } from '../db/database'
import type { NewEvent } from './event-map'
import { publishQuery } from './events.sql'

/** Use it inside the transaction of what happened, after the rows of the member that it is about were written or locked. */
export const publish = async (tx: Db, event: NewEvent): Promise<void> => void (await tx.execute(publishQuery(event)))
