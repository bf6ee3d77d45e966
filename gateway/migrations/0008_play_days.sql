-- Sums by business day (src/play/activity/schema.ts) and play time by quarter of an hour (src/play/seamless/schema.ts), so that no call
-- reads a member's rounds of weeks. Triggers write them, so that gateways of the release before do it too.

-- The first instant of a day as src/platform/calendar has it: where clocks go back over midnight, the first of two midnights.
create function start_of_day(local timestamp, zone text)
 returns timestamptz
 language sql
 stable
as $$
  select case when early at time zone zone = local then early else local at time zone zone end
  from (select (local - interval '2 hours') at time zone zone + interval '2 hours') a (early)
$$;

create table activity_days (
  member_id text not null,
  starts_at timestamptz not null,
  category text not null,
  ends_at timestamptz not null,
  merchant_code text not null,
  currency text not null,
  rounds integer not null,
  stake bigint not null,
  cash_stake bigint not null,
  valid_bet bigint not null,
  payout bigint not null,
  constraint activity_days_pkey primary key (member_id, starts_at, category)
);
create index activity_days_of_merchant on activity_days (merchant_code, starts_at);

-- Adds rows of activity_totals to the days, or takes them off.
create function activity_days_follow()
 returns trigger
 language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    insert into activity_days as day (member_id, starts_at, category, ends_at, merchant_code, currency, rounds, stake, cash_stake, valid_bet, payout)
      select member_id, start_of_day(local, time_zone), category, start_of_day(local + interval '1 day', time_zone), merchant_code, currency, rounds, stake, cash_stake, valid_bet, payout
      from (
        select q.member_id, date_trunc('day', q.quarter at time zone m.time_zone) as local, m.time_zone, q.category, max(q.merchant_code) as merchant_code, max(q.currency) as currency,
          sum(q.rounds) as rounds, sum(q.stake) as stake, sum(q.cash_stake) as cash_stake, sum(q.valid_bet) as valid_bet, sum(q.payout) as payout
        from added q join merchants m on m.code = q.merchant_code group by 1, 2, 3, 4) moved
    on conflict (member_id, starts_at, category) do update set rounds = day.rounds + excluded.rounds, stake = day.stake + excluded.stake, cash_stake = day.cash_stake + excluded.cash_stake,
      valid_bet = day.valid_bet + excluded.valid_bet, payout = day.payout + excluded.payout;
  elsif tg_op = 'UPDATE' then
    update activity_days day set rounds = day.rounds + moved.rounds, stake = day.stake + moved.stake, cash_stake = day.cash_stake + moved.cash_stake, valid_bet = day.valid_bet + moved.valid_bet,
        payout = day.payout + moved.payout
      from (
        select q.member_id, start_of_day(date_trunc('day', q.quarter at time zone m.time_zone), m.time_zone) as starts_at, q.category, sum(q.rounds - o.rounds) as rounds, sum(q.stake - o.stake) as stake,
          sum(q.cash_stake - o.cash_stake) as cash_stake, sum(q.valid_bet - o.valid_bet) as valid_bet, sum(q.payout - o.payout) as payout
        from added q join removed o using (member_id, quarter, category) join merchants m on m.code = q.merchant_code group by 1, 2, 3) moved
      where (day.member_id, day.starts_at, day.category) = (moved.member_id, moved.starts_at, moved.category);
  else
    update activity_days day set rounds = day.rounds - moved.rounds, stake = day.stake - moved.stake, cash_stake = day.cash_stake - moved.cash_stake, valid_bet = day.valid_bet - moved.valid_bet,
        payout = day.payout - moved.payout
      from (
        select q.member_id, start_of_day(date_trunc('day', q.quarter at time zone m.time_zone), m.time_zone) as starts_at, q.category, sum(q.rounds) as rounds, sum(q.stake) as stake,
          sum(q.cash_stake) as cash_stake, sum(q.valid_bet) as valid_bet, sum(q.payout) as payout
        from removed q join merchants m on m.code = q.merchant_code group by 1, 2, 3) moved
      where (day.member_id, day.starts_at, day.category) = (moved.member_id, moved.starts_at, moved.category);
  end if;
  return null;
end $$;

-- The days of a merchant as its totals have them: at first, and when its time zone changes.
create function activity_days_of(p_merchant text)
 returns void
 language plpgsql
as $$
begin
  delete from activity_days where merchant_code = p_merchant;
  insert into activity_days (member_id, starts_at, category, ends_at, merchant_code, currency, rounds, stake, cash_stake, valid_bet, payout)
    select member_id, start_of_day(local, time_zone), category, start_of_day(local + interval '1 day', time_zone), p_merchant, currency, rounds, stake, cash_stake, valid_bet, payout
    from (
      select q.member_id, date_trunc('day', q.quarter at time zone m.time_zone) as local, m.time_zone, q.category, max(q.currency) as currency,
        sum(q.rounds) as rounds, sum(q.stake) as stake, sum(q.cash_stake) as cash_stake, sum(q.valid_bet) as valid_bet, sum(q.payout) as payout
      from activity_totals q join merchants m on m.code = q.merchant_code where q.merchant_code = p_merchant group by 1, 2, 3, 4) summed;
end $$;

create function activity_days_of_zone()
 returns trigger
 language plpgsql
as $$
begin
  perform activity_days_of(new.code);
  return null;
end $$;

create trigger activity_totals_added after insert on activity_totals referencing new table as added for each statement execute function activity_days_follow();
create trigger activity_totals_changed after update on activity_totals referencing old table as removed new table as added for each statement execute function activity_days_follow();
create trigger activity_totals_removed after delete on activity_totals referencing old table as removed for each statement execute function activity_days_follow();
create trigger merchants_time_zone after update of time_zone on merchants for each row when ((old.time_zone is distinct from new.time_zone)) execute function activity_days_of_zone();

select activity_days_of(code) from merchants;

-- Calls that are events of transactions from one on. The planner takes a third of all rows for those and would read the table; its settings are
-- those of the function, which is therefore never merged into the statement.
create function seamless_events_from(first xid8)
 returns setof seamless_transactions
 language sql
 stable
 rows 20
 set enable_seqscan = off
as $$
  select * from seamless_transactions where event_xid >= first and event_xid is not null
$$;

create table play_quarters (
  member_id text not null,
  quarter timestamptz not null,
  merchant_code text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  played_ms integer not null,
  constraint play_quarters_pkey primary key (member_id, quarter),
  constraint play_quarters_played_ms_check check ((played_ms >= 0))
);

-- The longest gap that counts as play is that of src/play/seamless/play-time-store.ts.
create function play_quarters_follow()
 returns trigger
 language plpgsql
as $$
declare
  pause constant interval := interval '5 minutes';
begin
  insert into play_quarters as q (member_id, quarter, merchant_code, first_at, last_at, played_ms)
    values (new.member_id, date_bin('15 minutes', new.opened_at, 'epoch'::timestamptz), new.merchant_code, new.opened_at, new.opened_at, 0)
  on conflict (member_id, quarter) do update set first_at = least(q.first_at, excluded.first_at), last_at = greatest(q.last_at, excluded.last_at),
    played_ms = q.played_ms + case when excluded.last_at > q.last_at and excluded.last_at - q.last_at <= pause then round(extract(epoch from excluded.last_at - q.last_at) * 1000)
      when excluded.first_at < q.first_at and q.first_at - excluded.first_at <= pause then round(extract(epoch from q.first_at - excluded.first_at) * 1000) else 0 end;
  return null;
end $$;

create trigger rounds_opened after insert on rounds for each row execute function play_quarters_follow();

-- Play time is asked for at most a day back.
insert into play_quarters (member_id, quarter, merchant_code, first_at, last_at, played_ms)
  select member_id, date_bin('15 minutes', opened_at, 'epoch'::timestamptz), max(merchant_code), min(opened_at), max(opened_at), coalesce(sum(round(extract(epoch from gap) * 1000)) filter (where gap <= interval '5 minutes'), 0)
  from (
    select member_id, merchant_code, opened_at, opened_at - lag(opened_at) over (partition by member_id, date_bin('15 minutes', opened_at, 'epoch'::timestamptz) order by opened_at) as gap
    from rounds where opened_at > now() - interval '3 days'
  ) played group by 1, 2;

-- The largest wins of each hour, for the winner board of the last 24.
create index rounds_wins on rounds (merchant_code, date_bin('1 hour'::interval, counted_at, 'epoch'::timestamptz), payout desc, counted_at desc) where (state = 'SETTLED'::text and payout > stake and stake > 0);
-- Open rounds by the time from which they were not asked for.
create index rounds_open_since on rounds (provider, coalesce(asked_at, opened_at)) where (state = 'OPEN'::text);
create index operator_log_of_operator on operator_log (operator, id);
create index rounds_unsettled_of_member on rounds (member_id, counted_at desc) where (state <> 'SETTLED'::text);
create index rounds_free_of_member on rounds (member_id, counted_at) where (reward_id is not null);
create index withdrawals_by_time on withdrawals (created_at);
create index deposits_settled_of_member on deposits (member_id, settled_at) where (state = 'SETTLED'::text);
