-- Upline and rates (basis points by category) that a run of commissions used, so that it can be computed again after moves and new rates.
create table rebate_members (
  merchant_code text not null references merchants (code), day date not null, member_id text not null references members (id),
  parent_id text, rates jsonb not null, primary key (merchant_code, day, member_id)
);
create policy of_merchant on rebate_members to mosaic_requests using (merchant_code = current_setting('mosaic.merchant', true));
alter table rebate_members enable row level security;
