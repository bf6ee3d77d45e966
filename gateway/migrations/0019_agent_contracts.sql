-- Contracts between an agent and the house or the agent directly above (domain §4.4). A version never changes but for its state and end.
create table agent_contracts (
  id uuid primary key,
  merchant_code text not null references merchants (code),
  kind text not null check (kind in ('dailySalary', 'hourlySalary', 'dividend')),
  agent_id text not null references members (id),
  offeror_id text references members (id),
  version integer not null,
  terms jsonb not null,
  state text not null check (state in ('OFFERED', 'ACTIVE', 'DECLINED', 'EXPIRED', 'WITHDRAWN', 'SUPERSEDED', 'TERMINATED')),
  offered_at timestamptz not null,
  offered_by text not null,
  offered_from text not null,
  answered_at timestamptz,
  answered_from text,
  from_at timestamptz,
  to_at timestamptz,
  check (state not in ('ACTIVE', 'SUPERSEDED', 'TERMINATED') or from_at is not null)
);
create unique index agent_contracts_offered on agent_contracts (agent_id, kind) where state = 'OFFERED';
create unique index agent_contracts_active on agent_contracts (agent_id, kind) where state = 'ACTIVE';
create unique index agent_contracts_versions on agent_contracts (agent_id, kind, version);
create index agent_contracts_by_offeror on agent_contracts (offeror_id, offered_at desc);
create index agent_contracts_in_force on agent_contracts (merchant_code, kind, from_at) where from_at is not null;

-- Periods whose payments are computed; once among all gateways.
create table contract_runs (
  merchant_code text not null references merchants (code),
  schedule text not null,
  period_key text not null,
  period_to timestamptz not null,
  computed_at timestamptz not null,
  primary key (merchant_code, schedule, period_key)
);

-- What a contract earned in a period. Amounts in minor units; paid_at is null until the ledger has the payment.
create table contract_payments (
  contract_id uuid not null references agent_contracts (id),
  period_key text not null,
  merchant_code text not null references merchants (code),
  agent_id text not null references members (id),
  kind text not null,
  currency text not null,
  period_from timestamptz not null,
  period_to timestamptz not null,
  turnover bigint not null,
  stake bigint not null,
  payout bigint not null,
  active integer not null,
  rebates bigint not null default 0,
  promotions bigint not null default 0,
  salaries bigint not null default 0,
  fee bigint not null default 0,
  carried bigint not null default 0,
  rate integer not null,
  share bigint not null,
  below bigint not null,
  amount bigint not null check (amount >= 0),
  carry bigint not null default 0,
  computed_at timestamptz not null,
  approved_at timestamptz,
  approved_by text,
  paid_at timestamptz,
  primary key (contract_id, period_key)
);
create index contract_payments_unpaid on contract_payments (merchant_code, period_to) where paid_at is null and amount > 0;
create index contract_payments_by_agent on contract_payments (agent_id, kind, period_from desc);
create index contract_payments_paid on contract_payments (paid_at) where paid_at is not null;

-- Bets of a computed period that were taken back or came late: counted in a later period (domain §4.3).
create table contract_corrections (
  contract_id uuid not null,
  period_key text not null,
  of_contract_id uuid not null,
  of_period_key text not null,
  merchant_code text not null references merchants (code),
  turnover bigint not null,
  stake bigint not null,
  payout bigint not null,
  primary key (contract_id, period_key, of_contract_id, of_period_key),
  foreign key (contract_id, period_key) references contract_payments (contract_id, period_key),
  foreign key (of_contract_id, of_period_key) references contract_payments (contract_id, period_key)
);
create index contract_corrections_of on contract_corrections (of_contract_id, of_period_key);
