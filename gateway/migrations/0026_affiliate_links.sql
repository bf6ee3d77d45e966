-- Referral links of agents: an invitation code with the rates of those who register by it.
alter table affiliate_codes add column label text not null default '', add column rates jsonb, add column removed_at timestamptz;

-- One row for each visitor who opened a link; a hash of the id that the visitor's browser keeps.
create table affiliate_clicks (
  merchant_code text not null references merchants (code), code text not null, visitor text not null, at timestamptz not null,
  primary key (merchant_code, code, visitor), foreign key (merchant_code, code) references affiliate_codes (merchant_code, code)
);
create policy of_merchant on affiliate_clicks to mosaic_requests using (merchant_code = current_setting('mosaic.merchant', true));
alter table affiliate_clicks enable row level security;

-- Members who registered by a link.
create table affiliate_registrations (
  member_id text primary key references members (id), merchant_code text not null references merchants (code), code text not null,
  registered_at timestamptz not null, foreign key (merchant_code, code) references affiliate_codes (merchant_code, code)
);
create index affiliate_registrations_by_code on affiliate_registrations (merchant_code, code);
create policy of_merchant on affiliate_registrations to mosaic_requests using (merchant_code = current_setting('mosaic.merchant', true));
alter table affiliate_registrations enable row level security;
