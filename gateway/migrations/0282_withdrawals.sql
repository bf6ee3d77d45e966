create table payout_accounts (
  id uuid primary key,
  merchant_code text not null references merchants (code),
  member_id text not null references members (id),
  kind text not null check (kind in ('pix', 'bank', 'promptpay')),
  holder text not null,
  account text not null,
  bank_code text,
  is_default boolean not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  check ((kind = 'bank') = (bank_code is not null))
);
create unique index payout_accounts_once on payout_accounts (member_id, kind, account, coalesce(bank_code, '')) where removed_at is null;
create unique index payout_accounts_default on payout_accounts (member_id) where is_default and removed_at is null;

create table withdrawals (
  id uuid primary key,
  merchant_code text not null references merchants (code),
  member_id text not null references members (id),
  idempotency_key text not null,
  fingerprint text not null,
  payout_account_id uuid not null references payout_accounts (id),
  currency text not null,
  -- What left the balance; the fee is part of it.
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  state text not null check (state in ('PENDING', 'APPROVED', 'PAID', 'REJECTED', 'FAILED')),
  reference text not null,
  reason text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  payout_id text,
  polled_at timestamptz,
  ended_at timestamptz,
  unique (member_id, idempotency_key),
  check ((state = 'PENDING') = (decided_at is null)),
  check ((state in ('PAID', 'REJECTED', 'FAILED')) = (ended_at is not null))
);
create index withdrawals_of_member on withdrawals (member_id, created_at desc);
create index withdrawals_waiting on withdrawals (merchant_code, created_at) where state in ('PENDING', 'APPROVED');

-- What people of the house did, by command or at the desk. Rows are only added.
create table operator_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  operator text not null,
  action text not null,
  subject text not null,
  detail jsonb not null
);
create trigger operator_log_append_only before update or delete on operator_log for each row execute function ledger_append_only();

create table demo_psp.payouts (
  id text primary key,
  merchant_reference text not null unique,
  method text not null,
  account text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('PAID', 'REFUSED')),
  created_at timestamptz not null
);
