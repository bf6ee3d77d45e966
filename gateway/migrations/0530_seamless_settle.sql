-- A bet or a win is decided on a look that locks nothing and written by one statement, if what was seen still holds. So no transaction stays
-- open while the gateway thinks, and the account of the house is locked for as long as this takes.

-- False: the player is busy, or has moved on since the look; nothing was written.
create function seamless_settle(
  p_session uuid, p_version bigint, p_tx_id text, p_call text, p_fingerprint text, p_round_id text, p_ref_tx_id text, p_amount bigint, p_answer text, p_ledger uuid, p_moved bigint, p_at timestamptz,
  p_seen_stake bigint, p_seen_payout bigint, p_stake bigint, p_payout bigint, p_valid_bet bigint, p_state text
) returns boolean language plpgsql as $$
declare
  s record;
  r record;
begin
  select g.provider, g.merchant_code, g.member_id, g.currency, g.player_account, g.house_account, o.name as game into strict s from game_sessions g join games o on o.code = g.game_code where g.id = p_session;
  -- Whoever waited here would write what was decided before the wait. The lock is the one that the entry takes anyway.
  perform from ledger_accounts where id = s.player_account and version = p_version for no key update skip locked;
  if not found then
    return false;
  end if;
  select member_id, stake, payout, state into r from rounds where provider = s.provider and round_id = p_round_id;
  if found <> (p_seen_stake is not null) or (found and (r.member_id, r.stake, r.payout, r.state) is distinct from (s.member_id, p_seen_stake, p_seen_payout, 'OPEN')) then
    return false;
  end if;
  if p_moved <> 0 then
    perform from ledger_write(p_ledger, s.merchant_code, 'seamless:' || s.provider, p_tx_id, p_fingerprint, p_call, s.game, p_round_id, null, p_at,
      array[s.player_account, s.house_account], array[s.currency, s.currency], array[p_moved, -p_moved]);
    if not found then
      return false;
    end if;
  end if;
  if not seamless_record(p_session, p_tx_id, p_call, p_fingerprint, p_round_id, p_ref_tx_id, p_amount, 'OK', p_answer, case when p_moved = 0 then '{}' else array[p_ledger] end, p_at,
      p_stake, p_payout, p_valid_bet, p_state) then
    raise exception 'wallet call % was taken meanwhile', p_tx_id using errcode = '40001';
  end if;
  return true;
end $$;

-- The look is a statement of the gateway (`play/seamless/context.ts`), planned as a whole.
drop function seamless_context;
