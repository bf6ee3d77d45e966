-- Rounds of a game that the house pays for a member (domain §2.2): no stake is booked, what they win is paid by promo:expense.

create table free_rounds (
  -- The reward id of the wallet contract.
  id uuid primary key,
  merchant_code text not null references merchants (code),
  member_id text not null references members (id),
  game_code text not null references games (code),
  currency text not null,
  stake bigint not null check (stake > 0),
  rounds integer not null check (rounds > 0),
  played integer not null default 0,
  won bigint not null default 0 check (won >= 0),
  expires_at timestamptz not null,
  reason text not null,
  state text not null check (state in ('PROPOSED', 'GRANTED', 'REJECTED')),
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  refusal text not null default '',
  check (played between 0 and rounds)
);
create index free_rounds_of_member on free_rounds (member_id, expires_at) where state = 'GRANTED';
create index free_rounds_proposed on free_rounds (proposed_at) where state = 'PROPOSED';

-- Stake, payout and valid bet of a free round stay zero, so that no sum over rounds has to know of it.
alter table rounds
  add column reward_id uuid references free_rounds (id),
  add column free_stake bigint not null default 0 check (free_stake >= 0),
  add column free_win bigint not null default 0 check (free_win >= 0),
  add constraint rounds_free_or_paid check (
    case when reward_id is null then free_stake = 0 and free_win = 0 else stake = 0 and payout = 0 and valid_bet = 0 end
  );

-- By the currency's number of decimals, the stakes at which the provider plays free rounds; empty: none.
alter table games add column free_round_stakes jsonb not null default '{}';
