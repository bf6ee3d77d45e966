import type { Minor } from '@mosaic/contracts'
import { type SQL, sql } from 'drizzle-orm'
import { bigintValue, timestamp } from '../../../platform/db/columns'
import { campaignCounts, campaignProgress } from './schema'

export type Count = {
  readonly campaignId: string
  readonly source: string
  readonly merchantCode: string
  readonly memberId: string
  readonly period: string
  readonly counted: Minor
}

const jsonOf = (counts: readonly Count[]): string =>
  JSON.stringify(counts.map(({ counted, ...count }) => ({ ...count, counted: counted.toString() })))

const listed = (counts: readonly Count[]): SQL => sql`
  select * from jsonb_to_recordset(${jsonOf(counts)}::jsonb) as i ("campaignId" text, source text, "merchantCode" text, "memberId" text, period text, counted bigint)`

export type Difference = {
  readonly campaign_id: string
  readonly merchant_code: string
  readonly member_id: string
  readonly period: string
  readonly difference: bigint
}

/** Writes what rounds and deposits count now; returns the differences by campaign, member and period. */
export const writeCountsQuery = (counts: readonly Count[]): SQL => sql`
  with input as (${listed(counts)}),
  earlier as (
    select c.campaign_id, c.source, c.counted from ${campaignCounts} c join input i on i."campaignId" = c.campaign_id and i.source = c.source),
  written as (
    insert into ${campaignCounts} (campaign_id, source, merchant_code, member_id, period, counted)
    select i."campaignId", i.source, i."merchantCode", i."memberId", i.period, i.counted
      from input i left join earlier e on e.campaign_id = i."campaignId" and e.source = i.source where i.counted <> coalesce(e.counted, 0)
    on conflict (campaign_id, source) do update set counted = excluded.counted
    returning campaign_id, source, merchant_code, member_id, period, counted)
  select w.campaign_id, w.merchant_code, w.member_id, w.period, sum(w.counted - coalesce(e.counted, 0))::bigint as difference
  from written w left join earlier e on e.campaign_id = w.campaign_id and e.source = w.source group by 1, 2, 3, 4`

/** Moves the progress by the differences, or to the highest count of the member. */
export const moveProgressQuery = (changes: readonly Difference[], by: 'sum' | 'highest', at: number): SQL => sql`
  insert into ${campaignProgress} (campaign_id, period, member_id, merchant_code, value, changed_at)
  select i.campaign_id, i.period, i.member_id, i.merchant_code, ${
    by === 'sum'
      ? sql`i.difference`
      : sql`(select coalesce(max(c.counted), 0) from ${campaignCounts} c where c.campaign_id = i.campaign_id and c.period = i.period and c.member_id = i.member_id)`
  }, ${timestamp(at)}
  from jsonb_to_recordset(${JSON.stringify(changes.map((change) => ({ ...change, difference: change.difference.toString() })))}::jsonb)
    as i (campaign_id text, merchant_code text, member_id text, period text, difference bigint)
  on conflict (campaign_id, period, member_id) do update set changed_at = excluded.changed_at,
    value = ${by === 'sum' ? sql`campaign_progress.value + excluded.value` : sql`excluded.value`}
  returning campaign_id as "campaignId", period, member_id as "memberId", value`

/** Prizes of a period by a rate of the progress; nothing below `least`. */
export const ratePrizesQuery = (
  { campaignId, period }: { readonly campaignId: string; readonly period: string },
  { rateBp, least, most }: { readonly rateBp: number; readonly least: Minor; readonly most: Minor | null },
): SQL => sql`
  update ${campaignProgress} set prize = least(value * ${rateBp}::bigint / 10000, ${most === null ? sql`value` : bigintValue(most)})
  where campaign_id = ${campaignId} and period = ${period} and prize is null and value * ${rateBp}::bigint / 10000 >= ${bigintValue(least)} and value > 0`
