create table referral_codes (
  member_id text primary key references members (id), merchant_code text not null references merchants (code), code text not null,
  created_at timestamptz not null, unique (merchant_code, code)
);
create table referral_clicks (
  member_id text not null references members (id), visitor text not null, merchant_code text not null references merchants (code),
  at timestamptz not null, primary key (member_id, visitor)
);
create table referrals (
  member_id text primary key references members (id), merchant_code text not null references merchants (code),
  referrer_id text not null references members (id), registered_at timestamptz not null, first_bet_at timestamptz,
  state text not null default 'WAITING' check (state in ('WAITING', 'DUE', 'REWARDED', 'REFUSED')), reason text not null default '',
  campaign_id text references campaigns (id), provider text, round_id text, grant_id uuid references grants (id),
  check (member_id <> referrer_id), check ((state = 'REWARDED') = (grant_id is not null))
);
create index referrals_of_referrer on referrals (referrer_id, registered_at desc);
create index referrals_due on referrals (registered_at) where state = 'DUE';
