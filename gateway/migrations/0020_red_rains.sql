create table red_rains (
  id uuid primary key, merchant_code text not null references merchants (code), currency text not null,
  campaign_id text unique references campaigns (id), giver_id text references members (id), request_key text,
  total bigint not null check (total > 0), envelopes int not null check (envelopes > 0), waves int not null check (waves > 0),
  wave_ms bigint not null check (wave_ms > 0), starts_at timestamptz not null, ends_at timestamptz not null, created_at timestamptz not null,
  closed_at timestamptz, returned bigint not null default 0 check (returned between 0 and total),
  unique (giver_id, request_key), check ((campaign_id is null) <> (giver_id is null))
);
create index red_rains_open on red_rains (merchant_code, ends_at) where closed_at is null;
create table red_rain_shares (
  id uuid primary key, merchant_code text not null references merchants (code), rain_id uuid not null references red_rains (id), place int not null,
  amount bigint not null check (amount > 0), wave int not null, member_id text references members (id), claimed_wave int, claimed_at timestamptz,
  unique (rain_id, place), check ((member_id is null) = (claimed_at is null)), check ((member_id is null) = (claimed_wave is null))
);
create unique index red_rain_shares_once on red_rain_shares (rain_id, member_id, claimed_wave) where member_id is not null;
create index red_rain_shares_free on red_rain_shares (rain_id, wave, place) where member_id is null;
create index red_rain_shares_claimed on red_rain_shares (claimed_at) where claimed_at is not null;
