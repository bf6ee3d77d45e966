-- Money that agents handed to members below; the ledger has the postings under the same id.
create table agent_transfers (
  id uuid primary key, merchant_code text not null references merchants (code), currency text not null,
  agent_id text not null references members (id), member_id text not null references members (id), amount bigint not null check (amount > 0),
  request_key text not null, created_at timestamptz not null, unique (agent_id, request_key)
);
create index agent_transfers_by_time on agent_transfers (created_at);
create policy of_merchant on agent_transfers to mosaic_requests using (merchant_code = current_setting('mosaic.merchant', true));
alter table agent_transfers enable row level security;

-- Agents whose commission is not paid, each with the agent above who decided it.
create table commission_freezes (
  agent_id text not null references members (id), frozen_by text not null references members (id), merchant_code text not null references merchants (code),
  frozen_at timestamptz not null, primary key (agent_id, frozen_by)
);
create policy of_merchant on commission_freezes to mosaic_requests using (merchant_code = current_setting('mosaic.merchant', true));
alter table commission_freezes enable row level security;

-- A category that the agent above switched off: the rate is kept for when it is switched on again.
alter table member_rebate_rates add column off boolean not null default false;
