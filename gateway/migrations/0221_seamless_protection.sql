-- The wallet asks in its one lookup whether new play is open at all: the site's maintenance, the member's exclusion, and
-- whether there are limits to look at. Owed money never depends on any of them.
drop function seamless_context;
create function seamless_context(p_token_hash text, p_provider text, p_tx_id text, p_ref_tx_id text, p_round_id text, p_at timestamptz)
returns table (
  id uuid, provider text, merchant_code text, member_id text, active boolean, maintenance boolean, time_zone text, stopped boolean, limited boolean, currency text, language text, expires_at timestamptz,
  player_account bigint, balance bigint, version bigint, house_account bigint,
  code text, name text, vendor_code text, category text, playable boolean, min_bet text, max_bet text, max_win_hundredths int,
  calls json, round_member_id text, round_game_code text, stake bigint, payout bigint, state text
) language plpgsql as $$
#variable_conflict use_column
begin
  for id, provider, merchant_code, member_id, active, maintenance, time_zone, currency, language, expires_at, player_account, balance, version, house_account, code, name, vendor_code, category, playable, min_bet, max_bet, max_win_hundredths in
    select s.id, s.provider, s.merchant_code, s.member_id, not m.disabled, o.maintenance, o.time_zone, s.currency, s.language, s.expires_at, s.player_account, a.balance, a.version, s.house_account,
      g.code, g.name, g.vendor_code, g.category, g.playable and g.visible, g.min_bet ->> s.currency, g.max_bet ->> s.currency, g.max_win_hundredths
    from game_sessions s join ledger_accounts a on a.id = s.player_account join games g on g.code = s.game_code join members m on m.id = s.member_id join merchants o on o.code = s.merchant_code
    where s.token_hash = p_token_hash for update of a
  loop
    -- After the lock, so that an exclusion or a limit that was set while this call waited counts.
    stopped := exists (select from play_exclusions x where x.member_id = seamless_context.member_id and x.starts_at <= p_at and (x.ends_at is null or x.ends_at > p_at));
    limited := exists (select from play_limits l where l.member_id = seamless_context.member_id and l.kind <> 'deposit');
    select json_agg(json_build_object('tx_id', t.tx_id, 'call', t.call, 'fingerprint', t.fingerprint, 'member_id', t.member_id, 'round_id', t.round_id, 'ref_tx_id', t.ref_tx_id, 'amount', t.amount::text, 'status', t.status,
        'answer', t.answer, 'ledger_transactions', t.ledger_transactions, 'rolled_back', t.rolled_back))
      into calls from (
        select * from seamless_transactions where provider = p_provider and tx_id = p_tx_id
        union all
        select * from seamless_transactions where provider = p_provider and tx_id = p_ref_tx_id and tx_id <> p_tx_id
        union all
        select * from seamless_transactions where provider = p_provider and ref_tx_id = p_ref_tx_id and call = 'rollback' and tx_id <> p_tx_id
      ) t;
    select r.member_id, r.game_code, r.stake, r.payout, r.state into round_member_id, round_game_code, stake, payout, state from rounds r where r.provider = p_provider and r.round_id = p_round_id;
    return next;
  end loop;
end $$;
