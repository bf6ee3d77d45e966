-- Merchants, members and their sessions. Secrets at rest: passwords as argon2id, tokens as SHA-256.

create table merchants (
  code text primary key check (code ~ '^[a-z0-9-]{2,32}$'),
  sort smallint not null,
  name text not null,
  hosts text[] not null,
  main_domain text not null,
  currency text not null,
  time_zone text not null,
  default_language text not null,
  languages text[] not null,
  min_age smallint not null,
  flags text[] not null,
  -- Menu, theme, categories, payment methods, download links: checked against the contract when written.
  profile jsonb not null,
  registration jsonb not null,
  -- 0 normal, 1 maintenance; a region restriction is worked out per caller.
  maintenance boolean not null default false,
  maintenance_until timestamptz,
  maintenance_message text not null default '',
  blocked_regions text[] not null default '{}'
);

create table members (
  id text primary key check (id ~ '^[1-9][0-9]{9}$'),
  merchant_code text not null references merchants (code),
  account text not null,
  -- Lower case of the account: one name is one member, whatever the case.
  account_key text not null,
  nickname text not null default '',
  type smallint not null check (type in (0, 1, 2, 4, 40, 41, 42)),
  currency text not null,
  -- Null: this member cannot log in with a password.
  password_hash text,
  parent_id text references members (id),
  contact jsonb not null default '{}',
  disabled boolean not null default false,
  registered_at timestamptz not null,
  last_login_at timestamptz,
  unique (merchant_code, account_key)
);
create index members_of_parent on members (parent_id);
create index members_by_registration on members (merchant_code, registered_at);

create table sessions (
  id uuid primary key,
  token_hash text not null unique,
  member_id text not null references members (id),
  merchant_code text not null references merchants (code),
  device_id text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_why text
);
create index sessions_of_member on sessions (member_id, last_seen_at desc);
create index sessions_by_expiry on sessions (expires_at);

create table login_history (
  id bigint generated always as identity primary key,
  member_id text not null references members (id),
  merchant_code text not null,
  at timestamptz not null,
  ip text not null,
  device_id text not null,
  user_agent text not null
);
create index login_history_of_member on login_history (member_id, at desc);
create index login_history_by_time on login_history (merchant_code, at);

-- Guesses at one account from one address, at one account, or from one address; the key says which.
create table login_attempts (
  key text primary key,
  attempts integer not null,
  failures integer not null,
  window_ends_at timestamptz not null,
  locked_until timestamptz
);

create table rate_windows (
  key text primary key,
  taken integer not null,
  ends_at timestamptz not null
);

create table captchas (
  flow text primary key,
  merchant_code text not null,
  answer text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table body_keys (
  kid text primary key,
  -- One new key a day; the day makes it one also when several gateways rotate at once.
  day integer not null unique,
  private_jwk jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table used_body_ids (
  jti text primary key,
  expires_at timestamptz not null
);
