-- What members decide to protect themselves (domain §0.6, §8.46): limits, breaks, self-exclusion, reality checks.

create table play_limits (
  member_id text not null references members (id),
  kind text not null check (kind in ('deposit', 'loss', 'wager', 'time')),
  period text not null check (period in ('day', 'week', 'month')),
  -- Minor units of the member's currency; whole minutes for 'time'. Null: no limit.
  amount bigint check (amount > 0),
  -- A looser limit waits here until its day; null in `next_amount` with a time is a removal.
  next_amount bigint check (next_amount > 0),
  next_at timestamptz,
  primary key (member_id, kind, period),
  check (next_at is not null or next_amount is null)
);

-- Who asked for what and when: the answer to a complaint, so it only grows.
create table play_limit_changes (
  id bigint generated always as identity primary key,
  member_id text not null references members (id),
  kind text not null,
  period text not null,
  before_amount bigint,
  asked_amount bigint,
  asked_at timestamptz not null,
  effective_at timestamptz not null
);
create index play_limit_changes_of_member on play_limit_changes (member_id, asked_at);

create table play_exclusions (
  id bigint generated always as identity primary key,
  member_id text not null references members (id),
  kind text not null check (kind in ('cool-off', 'self-exclusion')),
  starts_at timestamptz not null,
  -- Null: for good.
  ends_at timestamptz,
  check (ends_at > starts_at)
);
create index play_exclusions_of_member on play_exclusions (member_id);

create table reality_checks (
  member_id text primary key references members (id),
  interval_minutes smallint not null check (interval_minutes in (15, 30, 60, 120)),
  acknowledged_at timestamptz
);

create function play_records_stay() returns trigger language plpgsql as $$
begin
  raise exception '% only grows', tg_table_name using errcode = '23514';
end $$;
create trigger play_limit_changes_stay before update or delete on play_limit_changes for each row execute function play_records_stay();
create trigger play_exclusions_stay before update or delete on play_exclusions for each row execute function play_records_stay();

-- Protection is on unless a merchant switches it off (domain §8.46).
update merchants set flags = flags || array['RGTOOLS3'] where not 'RGTOOLS3' = any (flags);
