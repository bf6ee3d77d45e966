import type { AppContext } from '../../platform/runtime/app-context'
import { isSeeded, markSeeded } from '../../platform/db/seed-marks'
import { changeMobile, memberByMobile, type NumberOfMember, numbersAfter } from '../members'
import { renewedNumber } from './mobile-number'

type Own = Pick<AppContext, 'db' | 'clock' | 'log'>

const done = 'numbers:one-spelling'
const pageSize = 1000

/** Members whose number has another spelling today, by site and that spelling. */
const outdatedNumbers = async ({ db }: Own): Promise<ReadonlyMap<string, readonly NumberOfMember[]>> => {
  const found = new Map<string, NumberOfMember[]>()
  for (let after = ''; ; ) {
    const page = await numbersAfter(db, after, pageSize)
    for (const row of page) {
      const renewed = renewedNumber(row.mobile)
      if (renewed === null || renewed === row.mobile) continue
      const key = `${row.merchantCode} ${renewed}`
      found.set(key, [...(found.get(key) ?? []), row])
    }
    const last = page.at(-1)
    if (!last || page.length < pageSize) return found
    after = last.id
  }
}

/**
 * Gives stored numbers of old spellings the one spelling by which accounts are found. Accounts that would share a number are
 * reported at each start, and none of them changes: a person decides whose it is.
 */
export const renewNumbers = async (own: Own): Promise<void> => {
  const { db, log, clock } = own
  if (await isSeeded(db, done)) return
  let shared = 0
  for (const [key, rows] of await outdatedNumbers(own)) {
    const [merchantCode = '', number = ''] = key.split(' ')
    const [first] = rows
    const holder = await memberByMobile(db, merchantCode, number)
    if (first && rows.length === 1 && !holder && (await changeMobile(db, first, number))) continue
    shared += 1
    const members = [...(holder ? [holder.id] : []), ...rows.map(({ id }) => id)]
    log.error({ alert: 'member.number.shared', merchantCode, members }, 'several accounts have one phone number')
  }
  if (shared === 0) await markSeeded(db, done, clock.now())
}
