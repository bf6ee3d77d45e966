import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsFolder } from '../src/platform/db/migrations'

/** How a settled round could be told to others: not at all, by a row in `domain_events`, and as it is (`play/seamless/bet-events.ts`). */
export const variants = ['plain', 'outbox', 'followed'] as const
export type Variant = (typeof variants)[number]

const published = `
  if p_state in ('SETTLED', 'CANCELLED') then
    insert into domain_events (name, member_id, at, payload)
      select case p_state when 'SETTLED' then 'bet.settled' else 'bet.voided' end, s.member_id, p_at,
        jsonb_build_object('merchantCode', s.merchant_code, 'provider', s.provider, 'roundId', p_round_id, 'gameId', s.game_code, 'vendor', g.vendor_code,
          'category', g.category, 'currency', s.currency, 'stake', p_stake::text, 'payout', p_payout::text, 'validBet', p_valid_bet::text)
      from games g where g.code = s.game_code;
  end if;`

/** `seamless_record` as it was before it told anything. */
const silent = (): string => {
  const sql = readFileSync(join(migrationsFolder(), '0130_seamless.sql'), 'utf8')
  return sql
    .slice(sql.indexOf('create function seamless_record'))
    .replace('create function', 'create or replace function')
}

/** Brings a migrated database to the variant. */
export const variantScript = (variant: Variant): string => {
  if (variant === 'followed') return ''
  const record = silent()
  return `drop index seamless_events; ${variant === 'plain' ? record : record.replace('return true;', `${published}\n  return true;`)}`
}
