-- Two people for every decision about the house's money and about operators (src/operator/four-eyes, src/operator/accounts).

alter table operators add column email text;

create table operator_enrolments (
  token_hash text not null,
  operator_id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint operator_enrolments_pkey primary key (token_hash),
  constraint operator_enrolments_operator_id_fkey foreign key (operator_id) references operators(id)
);
create index operator_enrolments_of_operator on operator_enrolments (operator_id);

create table operator_devices (
  token_hash text not null,
  operator_id uuid not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  constraint operator_devices_pkey primary key (token_hash, operator_id),
  constraint operator_devices_operator_id_fkey foreign key (operator_id) references operators(id)
);

create table operator_proposals (
  id uuid not null,
  kind text not null,
  name text not null,
  role text not null,
  email text,
  disabled boolean not null,
  language text not null,
  state text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  refusal text default ''::text not null,
  constraint operator_proposals_pkey primary key (id),
  constraint operator_proposals_kind_check check ((kind = any (array['create'::text, 'change'::text]))),
  constraint operator_proposals_state_check check ((state = any (array['PROPOSED'::text, 'DONE'::text, 'REJECTED'::text])))
);
create unique index operator_proposals_open on operator_proposals (name) where state = 'PROPOSED';

create table operator_makers (
  operator text not null,
  maker text not null,
  at timestamptz not null
);
create index operator_makers_pair on operator_makers (operator, maker, at);

create table decision_approvals (
  decision text not null,
  subject text not null,
  merchant_code text,
  operator text not null,
  terms text not null,
  at timestamptz not null,
  constraint decision_approvals_pkey primary key (decision, subject),
  constraint decision_approvals_merchant_code_fkey foreign key (merchant_code) references merchants(code)
);
insert into decision_approvals (decision, subject, merchant_code, operator, terms, at)
select 'withdrawal.pay', a.withdrawal_id::text, w.merchant_code, a.operator, '', a.at
from withdrawal_approvals a join withdrawals w on w.id = a.withdrawal_id
where a.operator not like '%(command)';
