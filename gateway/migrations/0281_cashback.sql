create table cashback_claims (
  id uuid primary key,
  merchant_code text not null references merchants (code),
  member_id text not null references members (id),
  idempotency_key text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  claimed_at timestamptz not null,
  unique (member_id, idempotency_key)
);
create index cashback_claims_of_member on cashback_claims (member_id, claimed_at desc);

-- How much of a week's valid bet in a category a claim has paid for. Negative when bets of a paid week were taken back since.
create table cashback_claim_lines (
  claim_id uuid not null references cashback_claims (id),
  member_id text not null references members (id),
  -- The first business day of the week.
  week date not null,
  category text not null,
  valid_bet bigint not null,
  primary key (claim_id, week, category)
);
create index cashback_lines_of_member on cashback_claim_lines (member_id, week);
