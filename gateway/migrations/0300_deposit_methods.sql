alter table deposits
  -- How it is paid: on the provider's page, by a code that is shown, or by a transfer that the member proves.
  add column kind text not null default 'pg' check (kind in ('pg', 'qr', 'mt')),
  add column code text not null default '',
  -- Where the member was told to transfer to.
  add column payee jsonb,
  add column proof_count integer not null default 0 check (proof_count between 0 and 3),
  -- Why a person of the house has to look, and what the provider said was paid.
  add column review text check (review in ('proof', 'paid-after-end', 'wrong-currency', 'below-fee')),
  add column reported_amount bigint check (reported_amount > 0),
  add column reason text not null default '',
  add column decided_at timestamptz,
  add column decided_by text;
update deposits set kind = 'qr' where method in ('pix', 'promptpay');
alter table deposits alter column kind drop default;
alter table deposits drop constraint deposits_state_check;
alter table deposits add constraint deposits_state_check check (state in ('PENDING', 'REVIEW', 'SETTLED', 'FAILED', 'EXPIRED', 'CANCELLED'));
alter table deposits add constraint deposits_review_reason_check check (state <> 'REVIEW' or review is not null);
create index deposits_in_review on deposits (created_at) where state = 'REVIEW';

-- What members show of their transfers: drawn anew, of no use to anybody but who decides.
create table deposit_proofs (
  id uuid primary key,
  deposit_id uuid not null references deposits (id),
  hash text not null,
  bytes bytea not null,
  created_at timestamptz not null,
  unique (deposit_id, hash)
);
