-- What the reconciliation of rounds with the game provider found (domain §2.2), by provider, currency and business day.

-- Who compares the days that end with this one: one gateway, and another one when it did not come to an end.
create table reconciliation_runs (
  provider text not null,
  time_zone text not null,
  day date not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  primary key (provider, time_zone, day)
);

create table reconciled_days (
  provider text not null,
  currency text not null,
  day date not null,
  rounds integer not null,
  settled integer not null,
  stake bigint not null,
  win bigint not null,
  missing integer not null,
  extra integer not null,
  amount integer not null,
  open integer not null,
  compared_at timestamptz not null,
  primary key (provider, currency, day)
);

-- The rounds that differ, with what each side says; null: it does not know the round.
create table reconciled_rounds (
  provider text not null,
  round_id text not null,
  currency text not null,
  day date not null,
  kind text not null check (kind in ('missing', 'extra', 'amount', 'open')),
  here jsonb,
  there jsonb,
  primary key (provider, round_id)
);
create index reconciled_rounds_by_day on reconciled_rounds (day);
