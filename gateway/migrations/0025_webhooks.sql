-- What happened to rewards, as it is delivered to the addresses of operators; written once, never changed.
create table webhook_events (
  id bigint generated always as identity primary key, merchant_code text not null references merchants (code), name text not null,
  member_id text not null references members (id), at timestamptz not null, payload jsonb not null
);
create index webhook_events_of_merchant on webhook_events (merchant_code, id);
create policy of_merchant on webhook_events to mosaic_requests using (merchant_code = current_setting('mosaic.merchant', true));
alter table webhook_events enable row level security;
create trigger webhook_events_append_only before delete or update on webhook_events for each row execute function ledger_append_only();
create table webhooks (
  id uuid primary key, merchant_code text not null references merchants (code), url text not null, secret text not null,
  created_by text not null, created_at timestamptz not null, stopped_by text, stopped_at timestamptz,
  after_id bigint not null, tries int not null default 0, next_at timestamptz not null, last_status int, last_at timestamptz,
  check ((stopped_at is null) = (stopped_by is null)), check (after_id >= 0), check (tries >= 0)
);
create index webhooks_due on webhooks (next_at) where stopped_at is null;
create policy of_merchant on webhooks to mosaic_requests using (merchant_code = current_setting('mosaic.merchant', true));
alter table webhooks enable row level security;
