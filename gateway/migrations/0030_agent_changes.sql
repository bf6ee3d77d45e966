-- Changes of trees and of contracts with the house, which an operator proposes and a second person decides.
create table agent_changes (
  id uuid primary key, merchant_code text not null references merchants (code), member_id text not null references members (id),
  kind text not null check (kind in ('move', 'offer', 'end')), upline_id text references members (id), terms jsonb, contract_id uuid references agent_contracts (id),
  reason text not null, state text not null check (state in ('PROPOSED', 'DONE', 'REJECTED')), proposed_by text not null, proposed_at timestamptz not null,
  decided_by text, decided_at timestamptz, refusal text not null default '',
  check ((kind = 'move') = (upline_id is not null) and (kind = 'offer') = (terms is not null) and (kind = 'end') = (contract_id is not null))
);
create index agent_changes_waiting on agent_changes (proposed_at) where state = 'PROPOSED';
create policy of_merchant on agent_changes to mosaic_requests using (merchant_code = current_setting('mosaic.merchant', true));
alter table agent_changes enable row level security;

-- A computed dividend that an operator rejected; it is never paid.
alter table contract_payments add column rejected_at timestamptz, add column rejected_by text, add column refusal text not null default '';
