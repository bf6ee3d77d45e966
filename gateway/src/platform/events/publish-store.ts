import type { Db } from '../db/database'
import type { NewEvent } from './event-map'
import { publishQuery } from './events.sql'

/** Call it inside the transaction of the change, after the rows of its member were written or locked. */
export const publish = async (tx: Db, event: NewEvent): Promise<void> => void (await tx.execute(publishQuery(event)))
