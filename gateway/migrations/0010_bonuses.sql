-- play/wagering

create table bonuses (
  id uuid not null,
  merchant_code text not null,
  member_id text not null,
  campaign_id text not null,
  currency text not null,
  title text not null,
  state text not null,
  amount bigint not null,
  required bigint not null,
  progress bigint default 0 not null,
  converted bigint default 0 not null,
  terms jsonb not null,
  sort smallint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  constraint bonuses_pkey primary key (id),
  constraint bonuses_merchant_code_fkey foreign key (merchant_code) references merchants(code),
  constraint bonuses_member_id_fkey foreign key (member_id) references members(id),
  constraint bonuses_state_check check (state = any (array['ACTIVE'::text, 'WAITING'::text, 'COMPLETED'::text, 'FORFEITED'::text, 'EXPIRED'::text, 'USED_UP'::text])),
  constraint bonuses_amounts_check check (amount > 0 and required >= 0 and converted >= 0),
  constraint bonuses_end_check check ((state = any (array['ACTIVE'::text, 'WAITING'::text])) = (ended_at is null))
);
create unique index bonuses_active_once on bonuses (member_id) where (state = 'ACTIVE'::text);
create index bonuses_of_member on bonuses (member_id, ended_at desc);
create index bonuses_live on bonuses (expires_at) where (state = any (array['ACTIVE'::text, 'WAITING'::text]));

create table bonus_rounds (
  provider text not null,
  round_id text not null,
  merchant_code text not null,
  bonus_id uuid not null,
  counted bigint not null,
  constraint bonus_rounds_pkey primary key (provider, round_id),
  constraint bonus_rounds_merchant_code_fkey foreign key (merchant_code) references merchants(code),
  constraint bonus_rounds_bonus_id_fkey foreign key (bonus_id) references bonuses(id)
);
create index bonus_rounds_of_bonus on bonus_rounds (bonus_id);

-- Every movement of bonus money but stakes and wins.
create table bonus_moves (
  bonus_id uuid not null,
  step text not null,
  merchant_code text not null,
  kind text not null,
  amount bigint not null,
  at timestamptz not null,
  constraint bonus_moves_pkey primary key (bonus_id, step),
  constraint bonus_moves_bonus_id_fkey foreign key (bonus_id) references bonuses(id),
  constraint bonus_moves_merchant_code_fkey foreign key (merchant_code) references merchants(code),
  constraint bonus_moves_kind_check check (kind = any (array['credit'::text, 'cash'::text, 'back'::text])),
  constraint bonus_moves_amount_check check (amount > 0)
);
create index bonus_moves_by_time on bonus_moves using brin (at) with (autosummarize = on);

alter table seamless_transactions
  add column bonus_taken bigint default 0 not null,
  add column bonus_credited bigint default 0 not null;
alter table rounds
  add column bonus_id uuid,
  add column bonus_stake bigint default 0 not null,
  add column bonus_payout bigint default 0 not null;
create index rounds_of_bonus on rounds (bonus_id) where (bonus_id is not null and state = 'OPEN'::text);
