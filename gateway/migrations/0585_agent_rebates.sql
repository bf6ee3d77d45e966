-- Basis points of the valid bet that the agent above has given a member, by category.
create table member_rebate_rates (
  member_id text not null references members (id),
  category text not null,
  rate integer not null check (rate between 0 and 1000),
  given_by text not null references members (id),
  given_at timestamptz not null,
  primary key (member_id, category)
);

-- Business days whose commissions are worked out. Whoever writes the row does the day; nobody does it again.
create table rebate_days (
  merchant_code text not null references merchants (code),
  day date not null,
  worked_out_at timestamptz not null,
  primary key (merchant_code, day)
);

-- Valid bet that the run of a day counted, by the day of its settlement. Negative when bets of an earlier day were taken back since.
create table rebate_bets (
  merchant_code text not null,
  day date not null,
  settled_day date not null,
  member_id text not null references members (id),
  category text not null,
  valid_bet bigint not null check (valid_bet <> 0),
  primary key (merchant_code, day, settled_day, member_id, category),
  foreign key (merchant_code, day) references rebate_days (merchant_code, day)
);
create index rebate_bets_of_settled_day on rebate_bets (merchant_code, settled_day);

create table agent_commissions (
  agent_id text not null references members (id),
  category text not null,
  day date not null,
  merchant_code text not null,
  currency text not null,
  amount bigint not null check (amount >= 0),
  -- What rounding down leaves; the books have it in `rounding`.
  remainder bigint not null check (remainder >= 0),
  paid_at timestamptz,
  primary key (agent_id, category, day),
  foreign key (merchant_code, day) references rebate_days (merchant_code, day),
  check (amount + remainder > 0)
);
create index agent_commissions_to_pay on agent_commissions (merchant_code, day, agent_id) where paid_at is null;
