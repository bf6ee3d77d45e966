create table deposits (
  id uuid primary key,
  merchant_code text not null references merchants (code),
  member_id text not null references members (id),
  idempotency_key text not null,
  fingerprint text not null,
  method text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  -- What the provider says was paid; only this amount is ever credited.
  settled_amount bigint check (settled_amount > 0),
  fee bigint not null check (fee >= 0),
  state text not null check (state in ('PENDING', 'SETTLED', 'FAILED', 'EXPIRED')),
  reference text not null,
  payment_id text,
  pay_url text not null,
  -- The first answer, for repetitions of the request; written once the provider has made the payment.
  reply text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  polled_at timestamptz,
  settled_at timestamptz,
  unique (member_id, idempotency_key),
  check ((state = 'SETTLED') = (settled_at is not null and settled_amount is not null))
);
create index deposits_of_member on deposits (member_id, created_at desc);
create index deposits_settled on deposits (merchant_code, settled_at) where state = 'SETTLED';
create index deposits_pending on deposits (expires_at) where state = 'PENDING';
