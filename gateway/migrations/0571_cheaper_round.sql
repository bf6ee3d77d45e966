-- The rules stay; what most transactions show at the first look is not looked at twice.

-- All entries of most transactions have one currency.
create or replace function ledger_zero_sum() returns trigger language plpgsql as $$
declare
  all_amounts numeric;
  alike boolean;
  unbalanced text;
begin
  select sum(amount), bool_and(currency = new.currency) into all_amounts, alike from ledger_entries where transaction_id = new.transaction_id;
  if all_amounts = 0 and alike then
    return null;
  end if;
  select string_agg(format('%s %s', currency, total), ', ') into unbalanced from (
    select currency, sum(amount) as total from ledger_entries where transaction_id = new.transaction_id group by currency having sum(amount) <> 0
  ) sums (currency, total);
  if unbalanced is not null then
    raise exception 'ledger transaction % is not zero-sum: %', new.transaction_id, unbalanced using errcode = '23514';
  end if;
  return null;
end $$;

create or replace function ledger_needs_entries() returns trigger language plpgsql as $$
declare
  firsts bigint;
  others bigint;
begin
  select count(*) filter (where line = 1), count(*) filter (where line > 1) into firsts, others from ledger_entries where transaction_id = new.id;
  if firsts = 0 then
    raise exception 'ledger transaction % has no entries', new.id using errcode = '23514';
  end if;
  if others = 0 then
    raise exception 'ledger transaction % is not zero-sum: it has one entry', new.id using errcode = '23514';
  end if;
  return null;
end $$;

-- As in 0271, but that what comes after a bet changes its round without offering it as a new one first.
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
  if p_state is null then
    return true;
  end if;
  if p_call in ('win', 'rollback', 'end-round') then
    update rounds set stake = p_stake, payout = p_payout, valid_bet = p_valid_bet, state = p_state, settled_at = settled, counted_at = case when p_state = 'OPEN' then counted_at else p_at end
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
