import { hostName } from '@mosaic/contracts/network'
import type { MerchantDirectory } from './merchant'
import type { Clock } from '../runtime/clock'
import type { Db } from '../db/database'
import { ofEveryMerchant } from '../db/merchant-scope'
import { refuseInTransaction } from '../db/transaction-guard'
import { merchantProfile, registrationProfile } from './profile'
import { amountFault } from './profile-amounts'
import { allMerchants } from './store'
import type { MerchantRow } from './schema'

const freshFor = 5000

/** Bonuses of deposits were part of the profile; only gateways of that time still read them. */
const withoutBonuses = (profile: object): object =>
  Object.fromEntries(Object.entries(profile).filter(([name]) => name !== 'depositBonuses'))

const checked = (row: MerchantRow): MerchantRow => {
  const profile = merchantProfile.parse(withoutBonuses(row.profile))
  const fault = amountFault(profile, row.currency)
  if (fault) throw new Error(`The merchant ${row.code} cannot be loaded: ${fault.path.join('.')}: ${fault.message}`)
  return { ...row, profile, registration: registrationProfile.parse(row.registration) }
}

/** Every call needs its merchant, and merchants hardly change: they are read again every five seconds. */
export const merchantDirectory = (db: Db, clock: Clock, defaultMerchant: string | null): MerchantDirectory => {
  let rows: readonly MerchantRow[] = []
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | null = null

  const refresh = async () => {
    rows = (await ofEveryMerchant(() => allMerchants(db))).map(checked)
    readAt = clock.now()
  }
  const current = async (): Promise<readonly MerchantRow[]> => {
    // Also while the rows are fresh: when they are not, the transaction would wait for itself.
    refuseInTransaction('merchants')
    if (rows.length === 0 || Math.abs(clock.now() - readAt) >= freshFor) {
      reading ??= refresh().finally(() => {
        reading = null
      })
      await reading
    }
    return rows
  }
  const byCode = async (code: string) => (await current()).find((row) => row.code === code) ?? null
  return {
    byCode,
    byHost: async (host) => {
      const name = hostName(host)
      return (
        (await current()).find((row) => row.hosts.some((each) => hostName(each) === name)) ??
        (defaultMerchant === null ? null : byCode(defaultMerchant))
      )
    },
    all: current,
  }
}
