-- Launches, game sessions, rounds and the wallet calls of game providers (domain §2.2).

create table launch_tokens (
  token_hash text primary key,
  merchant_code text not null references merchants (code),
  member_id text not null references members (id),
  game_code text not null references games (code),
  currency text not null,
  language text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table game_sessions (
  id uuid primary key,
  token_hash text not null unique,
  provider text not null,
  merchant_code text not null references merchants (code),
  member_id text not null references members (id),
  game_code text not null references games (code),
  currency text not null,
  language text not null,
  player_account bigint not null references ledger_accounts (id),
  house_account bigint not null references ledger_accounts (id),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table rounds (
  provider text not null,
  round_id text not null,
  session_id uuid not null references game_sessions (id),
  merchant_code text not null,
  member_id text not null,
  game_code text not null,
  vendor_code text not null,
  category text not null,
  currency text not null,
  stake bigint not null check (stake >= 0),
  payout bigint not null check (payout >= 0),
  valid_bet bigint not null check (valid_bet >= 0),
  state text not null check (state in ('OPEN', 'SETTLED', 'CANCELLED')),
  opened_at timestamptz not null,
  settled_at timestamptz,
  -- The instant that decides the business day: the settlement, or the bet while the round is open (domain §4.2).
  counted_at timestamptz not null,
  primary key (provider, round_id),
  check ((state = 'OPEN') = (settled_at is null))
);
create index rounds_of_member on rounds (member_id, counted_at desc);
create index rounds_of_merchant on rounds (merchant_code, counted_at desc);
create index rounds_open on rounds (opened_at) where state = 'OPEN';

create table seamless_transactions (
  provider text not null,
  tx_id text not null,
  -- 'tombstone': a rollback came before the bet it names; a late bet with this id must not take money.
  call text not null check (call in ('bet', 'win', 'betwin', 'rollback', 'end-round', 'tombstone')),
  fingerprint text not null,
  round_id text not null,
  ref_tx_id text,
  member_id text not null,
  amount bigint not null,
  status text not null,
  answer text not null,
  ledger_transactions uuid[] not null,
  rolled_back boolean not null default false,
  created_at timestamptz not null,
  primary key (provider, tx_id)
);
create unique index seamless_one_rollback on seamless_transactions (provider, ref_tx_id) where call = 'rollback';
create index seamless_of_round on seamless_transactions (provider, round_id);
