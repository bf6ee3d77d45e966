-- loyalty/campaigns: deposit bonuses are campaigns, and kinds with progress

-- The grant that pays the bonus of a deposit; null for a bonus that was paid with the deposit itself.
alter table deposits add column bonus_grant_id uuid;
create unique index deposits_bonus_grant on deposits (bonus_grant_id) where (bonus_grant_id is not null);

-- The secret of a raffle; members see its hash until the draw.
alter table campaigns add column draw_seed text;

-- What each round or deposit counts now for a campaign.
create table campaign_counts (
  campaign_id text not null,
  source text not null,
  merchant_code text not null,
  member_id text not null,
  period text not null,
  counted bigint not null,
  constraint campaign_counts_pkey primary key (campaign_id, source),
  constraint campaign_counts_campaign_id_fkey foreign key (campaign_id) references campaigns(id),
  constraint campaign_counts_merchant_code_fkey foreign key (merchant_code) references merchants(code),
  constraint campaign_counts_member_id_fkey foreign key (member_id) references members(id)
);
create index campaign_counts_of_member on campaign_counts (campaign_id, period, member_id, counted desc);

-- The sum of them, or the highest, by member and period.
create table campaign_progress (
  campaign_id text not null,
  period text not null,
  member_id text not null,
  merchant_code text not null,
  value bigint not null,
  changed_at timestamptz not null,
  -- Written when the period is settled: what the member gets, and when it was granted or refused.
  prize bigint,
  awarded_at timestamptz,
  constraint campaign_progress_pkey primary key (campaign_id, period, member_id),
  constraint campaign_progress_campaign_id_fkey foreign key (campaign_id) references campaigns(id),
  constraint campaign_progress_merchant_code_fkey foreign key (merchant_code) references merchants(code),
  constraint campaign_progress_member_id_fkey foreign key (member_id) references members(id),
  constraint campaign_progress_prize_check check (prize > 0)
);
create index campaign_progress_board on campaign_progress (campaign_id, period, value desc, changed_at);
create index campaign_progress_unpaid on campaign_progress (campaign_id, period) where (prize is not null and awarded_at is null);

-- Periods that are settled; one is settled once.
create table campaign_periods (
  campaign_id text not null,
  period text not null,
  merchant_code text not null,
  settled_at timestamptz not null,
  constraint campaign_periods_pkey primary key (campaign_id, period),
  constraint campaign_periods_campaign_id_fkey foreign key (campaign_id) references campaigns(id),
  constraint campaign_periods_merchant_code_fkey foreign key (merchant_code) references merchants(code)
);

create index grants_in_process on grants (campaign_id, member_id) where (state = 'IN_PROCESS'::text);

-- Standard deviation of a round in hundredths of a stake, for what a bonus is worth.
alter table games add column deviation_hundredths integer;

-- The bonuses of the profiles, which only older gateways still read.
insert into campaigns (id, merchant_code, currency, kind, state, texts, categories, terms, starts_at, ends_at, created_by, created_at, launched_by, launched_at)
select left(m.code || '-' || (b ->> 'id'), 48), m.code, m.currency, case b ->> 'every' when 'first' then 'FIRST_DEPOSIT' else 'RELOAD' end, 'LIVE',
  (select jsonb_object_agg(n.key, jsonb_build_object('title', n.value, 'content', '<p>' || replace(replace(n.value, '&', '&amp;'), '<', '&lt;') || '</p>')) from jsonb_each_text(b -> 'names') n),
  '{start}',
  jsonb_build_object(
    'of', jsonb_build_object('kind', case b ->> 'every' when 'first' then 'FIRST_DEPOSIT' else 'RELOAD' end, 'percent', b -> 'percent', 'cap', b -> 'cap', 'least', b -> 'least',
      'methods', coalesce(b -> 'methods', '[]')) || case b ->> 'every' when 'first' then '{}' else jsonb_build_object('every', b -> 'every') end,
    'reward', jsonb_build_object('type', 'bonus', 'wagering', jsonb_build_object('factor', b -> 'turnover', 'days', 30, 'weights', '{}'::jsonb, 'gameWeights', '{}'::jsonb,
      'includedGames', '[]'::jsonb, 'excludedGames', '[]'::jsonb, 'maxStake', null, 'cashOutCap', null, 'stackable', true, 'order', 50)),
    'eligibility', '{}'::jsonb, 'budget', null, 'memberCap', null, 'claimDays', 30),
  coalesce(to_timestamp((b ->> 'from')::bigint / 1000.0), now()), to_timestamp((b ->> 'until')::bigint / 1000.0), 'profile', now(), 'profile', now()
from merchants m cross join lateral jsonb_array_elements(coalesce(m.profile -> 'depositBonuses', '[]')) b
on conflict (id) do nothing;
