/** How a settled round could be told to others; `plain` tells nobody. */
export const variants = ['plain', 'outbox', 'followed'] as const
export type Variant = (typeof variants)[number]

type Parts = {
  readonly tables: string
  /** Columns and values that the row of a settling call gets besides its own. */
  readonly columns: string
  readonly values: string
  readonly afterwards: string
}

const settles = "p_state in ('SETTLED', 'CANCELLED')"
const figures = 'stake bigint, payout bigint, valid_bet bigint'

const parts: Readonly<Record<Variant, Parts>> = {
  plain: { tables: '', columns: '', values: '', afterwards: '' },
  outbox: {
    tables: '',
    columns: '',
    values: '',
    afterwards: `
      if ${settles} then
        insert into domain_events (name, member_id, at, payload)
          select case p_state when 'SETTLED' then 'bet.settled' else 'bet.voided' end, s.member_id, p_at,
            jsonb_build_object('merchantCode', s.merchant_code, 'provider', s.provider, 'roundId', p_round_id, 'gameCode', s.game_code, 'vendorCode', g.vendor_code,
              'category', g.category, 'currency', s.currency, 'stake', p_stake::text, 'payout', p_payout::text, 'validBet', p_valid_bet::text)
          from games g where g.code = s.game_code;
      end if;`,
  },
  followed: {
    tables: `
      alter table seamless_transactions add column event_xid xid8, add column event_id bigint, ${figures.replaceAll(/(\w+) bigint/g, 'add column $1 bigint')};
      create index seamless_events on seamless_transactions (event_xid) where event_xid is not null;`,
    columns: ', event_xid, event_id, stake, payout, valid_bet',
    values: `, case when ${settles} then pg_current_xact_id() end, case when ${settles} then nextval('domain_event_ids') end,
      case when ${settles} then p_stake end, case when ${settles} then p_payout end, case when ${settles} then p_valid_bet end`,
    afterwards: '',
  },
}

/** Brings a migrated database to the variant. */
export const variantScript = (variant: Variant): string => {
  const { tables, columns, values, afterwards } = parts[variant]
  return `${tables}
    create or replace function seamless_record(
      p_session uuid, p_tx_id text, p_call text, p_fingerprint text, p_round_id text, p_ref_tx_id text, p_amount bigint, p_status text, p_answer text, p_ledger uuid[], p_at timestamptz,
      p_stake bigint, p_payout bigint, p_valid_bet bigint, p_state text
    ) returns boolean language plpgsql as $$
    declare
      s game_sessions;
      settled timestamptz := case when p_state = 'OPEN' then null else p_at end;
    begin
      select * into strict s from game_sessions where id = p_session;
      insert into seamless_transactions (provider, tx_id, call, fingerprint, round_id, ref_tx_id, member_id, amount, status, answer, ledger_transactions, created_at${columns})
        values (s.provider, p_tx_id, p_call, p_fingerprint, p_round_id, p_ref_tx_id, s.member_id, p_amount, p_status, p_answer, p_ledger, p_at${values})
        on conflict do nothing;
      if not found then
        return false;
      end if;
      if p_state is not null then
        insert into rounds as r (provider, round_id, session_id, merchant_code, member_id, game_code, vendor_code, category, currency, stake, payout, valid_bet, state, opened_at, settled_at, counted_at)
          select s.provider, p_round_id, s.id, s.merchant_code, s.member_id, s.game_code, g.vendor_code, g.category, s.currency, p_stake, p_payout, p_valid_bet, p_state, p_at, settled, p_at from games g where g.code = s.game_code
          on conflict (provider, round_id) do update set stake = excluded.stake, payout = excluded.payout, valid_bet = excluded.valid_bet, state = excluded.state, settled_at = excluded.settled_at,
            counted_at = case when excluded.state = 'OPEN' then r.counted_at else excluded.counted_at end;
      end if;
      ${afterwards}
      return true;
    end $$;`
}

/** One batch of a handler, from the transaction that is named. */
export const readingOf: Readonly<Record<Variant, string | null>> = {
  plain: null,
  outbox:
    'select xid::text, id, name, member_id, at, payload from domain_events where xid >= $1::xid8 order by id limit 100',
  followed: `
    select t.event_xid::text as xid, t.event_id as id, t.call, t.member_id, t.created_at, t.stake, t.payout, t.valid_bet, r.merchant_code, r.round_id, r.game_code, r.vendor_code, r.category, r.currency
    from seamless_transactions t join rounds r on r.provider = t.provider and r.round_id = t.round_id where t.event_xid >= $1::xid8 order by t.event_id limit 100`,
}
