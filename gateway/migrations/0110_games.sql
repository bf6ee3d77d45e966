-- The catalogue as the provider published it last, and what members do with it.

create table game_vendors (
  code text primary key,
  name text not null,
  category text not null,
  palette text not null,
  sort int not null,
  visible boolean not null
);

create table games (
  code text primary key,
  vendor_code text not null references game_vendors (code),
  name text not null,
  category text not null,
  classify text not null,
  playable boolean not null,
  curated_hot boolean not null,
  is_new boolean not null,
  rtp_bp int,
  volatility smallint,
  hit_rate_bp int,
  max_win_x int,
  lines int,
  -- Minor units by currency, as integer strings.
  min_bet jsonb not null,
  max_bet jsonb not null,
  paytable jsonb not null,
  sort int not null,
  visible boolean not null
);

-- One row; a gateway process that sees another revision reads the catalogue again.
create table catalogue_revision (
  singleton boolean primary key default true check (singleton),
  revision bigint not null,
  synced_at timestamptz not null
);

create table favourite_games (
  member_id text not null references members (id),
  game_code text not null references games (code),
  added_at timestamptz not null,
  primary key (member_id, game_code)
);

create table recent_games (
  member_id text not null references members (id),
  game_code text not null references games (code),
  played_at timestamptz not null,
  primary key (member_id, game_code)
);
