import { type SQL, sql } from 'drizzle-orm'
import { publishing } from '../../platform'
import { timestamp } from '../../platform/db/columns'

export type LoginRecord = {
  readonly memberId: string
  readonly merchantCode: string
  readonly at: number
  readonly ip: string
  readonly deviceId: string
  readonly userAgent: string
}

/** The writes of a login as parts of a `with`, done if `condition` holds; a new device is published as an event. */
export const loginCtes = (
  { memberId, merchantCode, at, ip, deviceId, userAgent }: LoginRecord,
  condition: SQL = sql`true`,
): readonly SQL[] => {
  const isNewDevice = sql`${condition} and exists (select from login_history where member_id = ${memberId})
      and not exists (select from login_history where member_id = ${memberId} and device_id = ${deviceId})`
  const time = timestamp(at)
  return [
    publishing({ name: 'device.first.used', memberId, at, payload: { deviceId } }, isNewDevice),
    sql`login as (
      insert into login_history (member_id, merchant_code, at, ip, device_id, user_agent)
      select ${memberId}, ${merchantCode}, ${time}, ${ip}, ${deviceId}, ${userAgent} where ${condition})`,
    sql`last_login as (update members set last_login_at = ${time} where id = ${memberId} and ${condition})`,
  ]
}
