-- Totals of settled rounds per member, quarter of an hour and category; `play/activity` keeps them from the events of bets.

alter table seamless_transactions
  -- How many settled rounds more by this call or, by a rollback, less.
  add column event_rounds smallint;
update seamless_transactions set event_rounds = 1 where event_xid is not null and call <> 'rollback';
update seamless_transactions t set event_rounds = case when r.state = 'CANCELLED' and r.settled_at = t.created_at and t.event_stake > 0 then 1 else 0 end
  from rounds r where t.event_xid is not null and t.call = 'rollback' and r.provider = t.provider and r.round_id = t.round_id;

create table activity_totals (
  member_id text not null,
  -- Quarters of an hour: the offset of every time zone is a multiple, so days of every merchant are made of them.
  quarter timestamptz not null,
  category text not null,
  merchant_code text not null,
  currency text not null,
  rounds integer not null,
  -- With the stakes of free rounds.
  stake bigint not null,
  -- What the member paid of it.
  cash_stake bigint not null,
  valid_bet bigint not null,
  payout bigint not null,
  -- The last event that is counted: an event that comes again changes nothing.
  last_event bigint not null default 0,
  primary key (member_id, quarter, category)
);
create index activity_totals_of_merchant on activity_totals (merchant_code, quarter);

-- Settled rounds that members paid for, for the popularity of games.
create table game_activity (
  merchant_code text not null,
  hour timestamptz not null,
  game_code text not null,
  rounds integer not null,
  primary key (merchant_code, hour, game_code)
);

-- As before, with `event_rounds`; and a settled round counts where it was settled, also after one of its bets is taken back.
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
  event_rounds smallint := case when tells then case when p_state = 'SETTLED' then 1 else 0 end end;
begin
  select * into strict s from game_sessions where id = p_session;
  if tells and p_call = 'rollback' then
    select w.stake - event_stake, w.payout - event_payout, w.valid_bet - event_valid_bet, w.rounds - event_rounds
      into strict event_stake, event_payout, event_valid_bet, event_rounds
      from (select case when settled_at is null then 0 else stake end, case when settled_at is null then 0 else payout end, case when settled_at is null then 0 else valid_bet end,
          case when r.state = 'SETTLED' then 1 else 0 end
        from rounds r where provider = s.provider and round_id = p_round_id) w (stake, payout, valid_bet, rounds);
  end if;
  -- The id is drawn after the transaction has its own, as in `domain_events`.
  insert into seamless_transactions (provider, tx_id, call, fingerprint, round_id, ref_tx_id, member_id, amount, status, answer, ledger_transactions, created_at,
      event_xid, event_id, event_stake, event_payout, event_valid_bet, event_rounds)
    values (s.provider, p_tx_id, p_call, p_fingerprint, p_round_id, p_ref_tx_id, s.member_id, p_amount, p_status, p_answer, p_ledger, p_at,
      case when tells then pg_current_xact_id() end, case when tells then nextval('domain_event_ids') end, event_stake, event_payout, event_valid_bet, event_rounds)
    on conflict do nothing;
  if not found then
    return false;
  end if;
  if p_state is null then
    return true;
  end if;
  if p_call in ('win', 'rollback', 'end-round') then
    update rounds set stake = p_stake, payout = p_payout, valid_bet = p_valid_bet, state = p_state, settled_at = settled, counted_at = case when p_state = 'OPEN' or state = 'SETTLED' then counted_at else p_at end
      where provider = s.provider and round_id = p_round_id;
    if found then
      return true;
    end if;
  end if;
  insert into rounds as r (provider, round_id, session_id, merchant_code, member_id, game_code, vendor_code, category, currency, stake, payout, valid_bet, state, opened_at, settled_at, counted_at)
    select s.provider, p_round_id, s.id, s.merchant_code, s.member_id, s.game_code, g.vendor_code, g.category, s.currency, p_stake, p_payout, p_valid_bet, p_state, p_at, settled, p_at from games g where g.code = s.game_code
    on conflict (provider, round_id) do update set stake = excluded.stake, payout = excluded.payout, valid_bet = excluded.valid_bet, state = excluded.state, settled_at = excluded.settled_at,
      counted_at = case when excluded.state = 'OPEN' then r.counted_at else excluded.counted_at end;
  return true;
end $$;
