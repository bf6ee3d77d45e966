import { type SQL, sql } from 'drizzle-orm'
import { publishing } from '../../platform'
import { addressKey } from '../../platform/guard/rate-limit'
import { timestamp } from '../../platform/db/columns'
import { agentFamily } from './agent-family'

export type LoginRecord = {
  readonly memberId: string
  readonly merchantCode: string
  readonly at: number
  readonly ip: string
  readonly deviceId: string
  readonly userAgent: string
}

/** How long the last login of a device may be ago, so that it is recognised without its stored id. */
const recognisedMs = 30 * 24 * 60 * 60_000

/**
 * The writes of a login as parts of a `with`, done if `condition` holds; a new device is published as an
 * event. A browser whose storage was cleared draws another id, and is none: it logs in from the same network with the
 * same kind of browser.
 */
export const loginCtes = (
  { memberId, merchantCode, at, ip, deviceId, userAgent }: LoginRecord,
  condition: SQL = sql`true`,
): readonly SQL[] => {
  const [network, family] = [addressKey(ip), agentFamily(userAgent)]
  const isNewDevice = sql`${condition} and exists (select from login_history where member_id = ${memberId})
      and not exists (select from login_history where member_id = ${memberId} and device_id = ${deviceId})
      and not exists (select from login_history where member_id = ${memberId} and at > ${timestamp(at - recognisedMs)}
        and network = ${network} and agent_family = ${family} and agent_family <> '')`
  const time = timestamp(at)
  return [
    publishing({ name: 'device.first.used', memberId, at, payload: { deviceId } }, isNewDevice),
    sql`login as (
      insert into login_history (member_id, merchant_code, at, ip, device_id, user_agent, network, agent_family)
      select ${memberId}, ${merchantCode}, ${time}, ${ip}, ${deviceId}, ${userAgent}, ${network}, ${family} where ${condition})`,
    sql`last_login as (update members set last_login_at = ${time} where id = ${memberId} and ${condition})`,
  ]
}
