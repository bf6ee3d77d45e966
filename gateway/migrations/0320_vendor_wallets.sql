-- What is known of a member's wallet at a vendor. `version` is the vendor's own count of changes, so that an older answer never replaces a newer one.
create table vendor_wallets (
  member_id text not null references members (id),
  vendor text not null,
  version bigint not null default 0,
  seen_at timestamptz,
  primary key (member_id, vendor)
);

create table wallet_transfers (
  id uuid primary key,
  merchant_code text not null references merchants (code),
  member_id text not null references members (id),
  vendor text not null,
  direction text not null check (direction in ('IN', 'OUT')),
  idempotency_key text not null,
  fingerprint text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('PENDING', 'CONFIRMED', 'FAILED', 'UNKNOWN')),
  reference text not null,
  created_at timestamptz not null,
  asked_at timestamptz,
  ended_at timestamptz,
  unique (member_id, idempotency_key),
  check ((state in ('CONFIRMED', 'FAILED')) = (ended_at is not null))
);
create index wallet_transfers_of_member on wallet_transfers (member_id, created_at desc);
-- The next one waits until the outcome of the last is known.
create unique index wallet_transfers_in_flight on wallet_transfers (member_id, vendor) where ended_at is null;

-- The demo vendors' books, as another company's would be.
create schema demo_vendor;
create table demo_vendor.accounts (
  vendor text not null,
  account text not null,
  currency text not null,
  balance bigint not null check (balance >= 0),
  version bigint not null,
  primary key (vendor, account, currency)
);
create table demo_vendor.transfers (
  reference text primary key,
  vendor text not null,
  account text not null,
  currency text not null,
  direction text not null,
  amount bigint not null,
  state text not null check (state in ('DONE', 'REFUSED')),
  created_at timestamptz not null
);
create table demo_vendor.behaviour (
  vendor text primary key,
  mode text not null check (mode in ('prompt', 'slow', 'lost-answer', 'refusing', 'silent'))
);
