-- Accounts of the operator desk. They share nothing with members: no row, no token, no cookie.
create table operators (
  id uuid primary key,
  name text not null unique,
  role text not null check (role in ('support', 'cashier', 'compliance', 'admin')),
  password_hash text not null,
  -- A start password is good until then; null once a passkey was made with it.
  start_ends_at timestamptz,
  -- Published password of the demo: a new browser may make a passkey of its own.
  demo boolean not null default false,
  disabled boolean not null default false,
  created_at timestamptz not null,
  created_by text not null,
  last_seen_at timestamptz
);

create table operator_passkeys (
  credential_id text primary key,
  operator_id uuid not null references operators (id),
  rp_id text not null,
  public_key text not null,
  sign_count bigint not null,
  transports text[] not null default '{}',
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index operator_passkeys_of_operator on operator_passkeys (operator_id);

create table operator_sessions (
  token_hash text primary key,
  operator_id uuid not null references operators (id),
  -- The second factor was given.
  open boolean not null,
  challenge_hash text,
  challenge_ends_at timestamptz,
  address text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ends_at timestamptz not null
);
create index operator_sessions_of_operator on operator_sessions (operator_id);

alter table operator_log add column address text not null default '';
alter table operator_log add column before jsonb;
alter table operator_log add column after jsonb;
create index operator_log_of_subject on operator_log (subject, id);
create trigger operator_log_no_truncate before truncate on operator_log for each statement execute function ledger_append_only();

-- Who approved first where the merchant wants two people.
create table withdrawal_approvals (
  withdrawal_id uuid primary key references withdrawals (id),
  operator text not null,
  at timestamptz not null
);

create table adjustments (
  id uuid primary key,
  merchant_code text not null references merchants (code),
  member_id text not null references members (id),
  currency text not null,
  amount bigint not null check (amount <> 0),
  reason text not null,
  state text not null check (state in ('PROPOSED', 'POSTED', 'REJECTED')),
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  refusal text not null default '',
  check ((state = 'PROPOSED') = (decided_by is null)),
  check (state <> 'POSTED' or decided_by <> proposed_by)
);
create index adjustments_waiting on adjustments (proposed_at) where state = 'PROPOSED';
create index adjustments_of_member on adjustments (member_id, proposed_at);

create table member_notes (
  id bigint generated always as identity primary key,
  member_id text not null references members (id),
  at timestamptz not null,
  operator text not null,
  text text not null
);
create index member_notes_of_member on member_notes (member_id, id);
create trigger member_notes_append_only before update or delete on member_notes for each row execute function ledger_append_only();
