-- The row of a call that ends a round, or takes a bet back, is the event `bet.settled` or `bet.voided`: no second row a bet.

alter table seamless_transactions
  -- The transaction that wrote the row, and its place among all events; null: the call tells nothing.
  add column event_xid xid8,
  add column event_id bigint,
  -- What the rounds that are over count more by this call or, by a rollback, less.
  add column event_stake bigint,
  add column event_payout bigint,
  add column event_valid_bet bigint;
create index seamless_events on seamless_transactions (event_xid) where event_xid is not null;

create or replace function seamless_record(
  p_session uuid, p_tx_id text, p_call text, p_fingerprint text, p_round_id text, p_ref_tx_id text, p_amount bigint, p_status text, p_answer text, p_ledger uuid[], p_at timestamptz,
  p_stake bigint, p_payout bigint, p_valid_bet bigint, p_state text
) returns boolean language plpgsql as $$
declare
  s game_sessions;
  settled timestamptz := case when p_state = 'OPEN' then null else p_at end;
  tells boolean := p_state is not null and (p_call = 'rollback' or p_state = 'SETTLED');
  event_stake bigint := case when tells then case when settled is null then 0 else p_stake end end;
  event_payout bigint := case when tells then case when settled is null then 0 else p_payout end end;
  event_valid_bet bigint := case when tells then case when settled is null then 0 else p_valid_bet end end;
begin
  select * into strict s from game_sessions where id = p_session;
  if tells and p_call = 'rollback' then
    select w.stake - event_stake, w.payout - event_payout, w.valid_bet - event_valid_bet into strict event_stake, event_payout, event_valid_bet
      from (select case when settled_at is null then 0 else stake end, case when settled_at is null then 0 else payout end, case when settled_at is null then 0 else valid_bet end
        from rounds where provider = s.provider and round_id = p_round_id) w (stake, payout, valid_bet);
  end if;
  -- The id is drawn after the transaction has its own, as in `domain_events`.
  insert into seamless_transactions (provider, tx_id, call, fingerprint, round_id, ref_tx_id, member_id, amount, status, answer, ledger_transactions, created_at,
      event_xid, event_id, event_stake, event_payout, event_valid_bet)
    values (s.provider, p_tx_id, p_call, p_fingerprint, p_round_id, p_ref_tx_id, s.member_id, p_amount, p_status, p_answer, p_ledger, p_at,
      case when tells then pg_current_xact_id() end, case when tells then nextval('domain_event_ids') end, event_stake, event_payout, event_valid_bet)
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
  return true;
end $$;
