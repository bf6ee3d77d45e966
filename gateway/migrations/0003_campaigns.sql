-- loyalty/campaigns

create table campaigns (
  id text not null,
  merchant_code text not null,
  currency text not null,
  kind text not null,
  state text default 'DRAFT' not null,
  texts jsonb not null,
  images jsonb default '[]' not null,
  categories text[] default '{}' not null,
  sort integer default 100 not null,
  terms jsonb not null,
  -- Null: no limit. `committed`: promised to members and not taken back.
  budget bigint,
  committed bigint default 0 not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  launched_by text,
  launched_at timestamptz,
  ended_by text,
  ended_at timestamptz,
  constraint campaigns_pkey primary key (id),
  constraint campaigns_merchant_code_fkey foreign key (merchant_code) references merchants(code),
  constraint campaigns_state_check check (state = any (array['DRAFT'::text, 'LIVE'::text, 'ENDED'::text])),
  constraint campaigns_budget_check check (committed >= 0 and (budget is null or committed <= budget)),
  constraint campaigns_end_check check ((state = 'ENDED'::text) = (ended_at is not null))
);
create index campaigns_live on campaigns (merchant_code, sort) where (state = 'LIVE'::text);
create unique index campaigns_code_once on campaigns (merchant_code, (terms -> 'of' ->> 'code')) where (state = 'LIVE'::text and kind = 'PROMO_CODE'::text);

create table grants (
  id uuid not null,
  merchant_code text not null,
  campaign_id text not null,
  member_id text not null,
  -- What the grant is for: the same occasion is granted once.
  occasion text not null,
  kind text not null,
  currency text not null,
  state text not null,
  amount bigint not null,
  terms jsonb not null,
  remark text default '' not null,
  created_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  reason text default '' not null,
  issued_at timestamptz,
  claim_until timestamptz,
  claimed_at timestamptz,
  closed_at timestamptz,
  constraint grants_pkey primary key (id),
  constraint grants_occasion_key unique (campaign_id, member_id, occasion),
  constraint grants_merchant_code_fkey foreign key (merchant_code) references merchants(code),
  constraint grants_campaign_id_fkey foreign key (campaign_id) references campaigns(id),
  constraint grants_member_id_fkey foreign key (member_id) references members(id),
  constraint grants_amount_check check (amount >= 0),
  constraint grants_state_check check (state = any (array['APPLIED'::text, 'IN_PROCESS'::text, 'APPROVED'::text, 'ISSUED'::text, 'CLAIMED'::text, 'REJECTED'::text, 'CLOSED'::text])),
  constraint grants_issued_check check (state <> all (array['ISSUED'::text, 'CLAIMED'::text]) or (issued_at is not null and claim_until is not null)),
  constraint grants_claimed_check check ((state = 'CLAIMED'::text) = (claimed_at is not null))
);
create index grants_of_member on grants (member_id, created_at desc);
create index grants_claimable on grants (claim_until) where (state = 'ISSUED'::text);
create index grants_undecided on grants (merchant_code, created_at) where (state = any (array['APPLIED'::text, 'IN_PROCESS'::text]));

create table promotion_images (
  id uuid not null,
  merchant_code text not null,
  member_id text not null,
  campaign_id text not null,
  -- Null until the application is sent.
  grant_id uuid,
  bytes bytea not null,
  created_at timestamptz not null,
  constraint promotion_images_pkey primary key (id),
  constraint promotion_images_merchant_code_fkey foreign key (merchant_code) references merchants(code),
  constraint promotion_images_member_id_fkey foreign key (member_id) references members(id),
  constraint promotion_images_campaign_id_fkey foreign key (campaign_id) references campaigns(id),
  constraint promotion_images_grant_id_fkey foreign key (grant_id) references grants(id)
);
create index promotion_images_of_grant on promotion_images (grant_id) where (grant_id is not null);
create index promotion_images_unsent on promotion_images (member_id, campaign_id) where (grant_id is null);
