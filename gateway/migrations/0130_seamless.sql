-- Launches, game sessions, rounds and the wallet calls of game providers (domain §2.2).

create table launch_tokens (
  token_hash text primary key,
  merchant_code text not null references merchants (code),
  member_id text not null references members (id),
  game_code text not null references games (code),
  currency text not null,
  language text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table game_sessions (
  id uuid primary key,
  token_hash text not null unique,
  provider text not null,
  merchant_code text not null references merchants (code),
  member_id text not null references members (id),
  game_code text not null references games (code),
  currency text not null,
  language text not null,
  player_account bigint not null references ledger_accounts (id),
  house_account bigint not null references ledger_accounts (id),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table rounds (
  provider text not null,
  round_id text not null,
  session_id uuid not null references game_sessions (id),
  merchant_code text not null,
  member_id text not null,
  game_code text not null,
  vendor_code text not null,
  category text not null,
  currency text not null,
  stake bigint not null check (stake >= 0),
  payout bigint not null check (payout >= 0),
  valid_bet bigint not null check (valid_bet >= 0),
  state text not null check (state in ('OPEN', 'SETTLED', 'CANCELLED')),
  opened_at timestamptz not null,
  settled_at timestamptz,
  -- The instant that decides the business day: the settlement, or the bet while the round is open (domain §4.2).
  counted_at timestamptz not null,
  primary key (provider, round_id),
  check ((state = 'OPEN') = (settled_at is null))
);
create index rounds_of_member on rounds (member_id, counted_at desc);
create index rounds_of_merchant on rounds (merchant_code, counted_at desc);
create index rounds_open on rounds (opened_at) where state = 'OPEN';

create table seamless_transactions (
  provider text not null,
  tx_id text not null,
  -- 'tombstone': a rollback came before the bet it names; a late bet with this id must not take money.
  call text not null check (call in ('bet', 'win', 'betwin', 'rollback', 'end-round', 'tombstone')),
  fingerprint text not null,
  round_id text not null,
  ref_tx_id text,
  member_id text not null,
  amount bigint not null,
  status text not null,
  answer text not null,
  ledger_transactions uuid[] not null,
  rolled_back boolean not null default false,
  created_at timestamptz not null,
  primary key (provider, tx_id)
);
create unique index seamless_one_rollback on seamless_transactions (provider, ref_tx_id) where call = 'rollback';
create index seamless_of_round on seamless_transactions (provider, round_id);

-- Locks the player's account, then reads with a fresh snapshot what is already known about the call, so that all wallet
-- calls of one player see each other. No row: no such session.
create function seamless_context(p_token_hash text, p_provider text, p_tx_id text, p_ref_tx_id text, p_round_id text)
returns table (
  id uuid, provider text, merchant_code text, member_id text, active boolean, currency text, language text, expires_at timestamptz, player_account bigint, balance bigint, version bigint, house_account bigint,
  code text, name text, vendor_code text, category text, playable boolean, min_bet text, max_bet text, max_win_x int,
  calls json, round_member_id text, round_game_code text, stake bigint, payout bigint, state text
) language plpgsql as $$
#variable_conflict use_column
begin
  for id, provider, merchant_code, member_id, active, currency, language, expires_at, player_account, balance, version, house_account, code, name, vendor_code, category, playable, min_bet, max_bet, max_win_x in
    select s.id, s.provider, s.merchant_code, s.member_id, not m.disabled, s.currency, s.language, s.expires_at, s.player_account, a.balance, a.version, s.house_account,
      g.code, g.name, g.vendor_code, g.category, g.playable and g.visible, g.min_bet ->> s.currency, g.max_bet ->> s.currency, g.max_win_x
    from game_sessions s join ledger_accounts a on a.id = s.player_account join games g on g.code = s.game_code join members m on m.id = s.member_id
    where s.token_hash = p_token_hash for update of a
  loop
    select json_agg(json_build_object('tx_id', t.tx_id, 'call', t.call, 'fingerprint', t.fingerprint, 'member_id', t.member_id, 'round_id', t.round_id, 'ref_tx_id', t.ref_tx_id, 'amount', t.amount::text, 'status', t.status,
        'answer', t.answer, 'ledger_transactions', t.ledger_transactions, 'rolled_back', t.rolled_back))
      into calls from (
        select * from seamless_transactions where provider = p_provider and tx_id in (p_tx_id, p_ref_tx_id)
        union all
        select * from seamless_transactions where provider = p_provider and ref_tx_id = p_ref_tx_id and call = 'rollback' and tx_id <> p_tx_id
      ) t;
    select r.member_id, r.game_code, r.stake, r.payout, r.state into round_member_id, round_game_code, stake, payout, state from rounds r where r.provider = p_provider and r.round_id = p_round_id;
    return next;
  end loop;
end $$;

-- Stores a call with its answer and, where it changed, the round. False: another player's call already has this id.
create function seamless_record(
  p_session uuid, p_tx_id text, p_call text, p_fingerprint text, p_round_id text, p_ref_tx_id text, p_amount bigint, p_status text, p_answer text, p_ledger uuid[], p_at timestamptz,
  p_stake bigint, p_payout bigint, p_valid_bet bigint, p_state text
) returns boolean language plpgsql as $$
declare
  s game_sessions;
  settled timestamptz := case when p_state = 'OPEN' then null else p_at end;
begin
  select * into strict s from game_sessions where id = p_session;
  insert into seamless_transactions (provider, tx_id, call, fingerprint, round_id, ref_tx_id, member_id, amount, status, answer, ledger_transactions, created_at)
    values (s.provider, p_tx_id, p_call, p_fingerprint, p_round_id, p_ref_tx_id, s.member_id, p_amount, p_status, p_answer, p_ledger, p_at)
    on conflict do nothing;
  if not found then
    return false;
  end if;
  if p_state is not null then
    insert into rounds as r (provider, round_id, session_id, merchant_code, member_id, game_code, vendor_code, category, currency, stake, payout, valid_bet, state, opened_at, settled_at, counted_at)
      select s.provider, p_round_id, s.id, s.merchant_code, s.member_id, s.game_code, g.vendor_code, g.category, s.currency, p_stake, p_payout, p_valid_bet, p_state, p_at, settled, p_at from games g where g.code = s.game_code
      on conflict (provider, round_id) do update set stake = excluded.stake, payout = excluded.payout, valid_bet = excluded.valid_bet, state = excluded.state, settled_at = excluded.settled_at,
        counted_at = case when excluded.state = 'OPEN' then r.counted_at else excluded.counted_at end;
  end if;
  return true;
end $$;
