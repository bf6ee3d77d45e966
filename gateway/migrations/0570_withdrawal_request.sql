-- A request for a withdrawal is decided on a look that locks nothing and written by one statement, if what was seen still holds: whatever
-- changes a quota (a deposit that settles, a withdrawal, its return) moves the player's main account, and so its version.

-- False: the player is busy, has moved on since the look, or took the account to be paid to away; nothing was written.
create function withdrawal_request(
  p_id uuid, p_merchant text, p_member text, p_key text, p_fingerprint text, p_payout_account uuid, p_currency text, p_amount bigint, p_fee bigint, p_reference text, p_at timestamptz,
  p_main bigint, p_version bigint, p_locked bigint, p_ledger uuid, p_ledger_fingerprint text, p_title text
) returns boolean language plpgsql as $$
begin
  -- Whoever waited here would write what was decided before the wait.
  perform from ledger_accounts where id = p_main and version = p_version for no key update skip locked;
  if not found then
    return false;
  end if;
  perform from payout_accounts where id = p_payout_account and member_id = p_member and removed_at is null;
  if not found then
    return false;
  end if;
  insert into withdrawals (id, merchant_code, member_id, idempotency_key, fingerprint, payout_account_id, currency, amount, fee, state, reference, created_at)
    values (p_id, p_merchant, p_member, p_key, p_fingerprint, p_payout_account, p_currency, p_amount, p_fee, 'PENDING', p_reference, p_at)
    on conflict do nothing;
  if not found then
    return false;
  end if;
  perform from ledger_write(p_ledger, p_merchant, 'withdraw', p_id::text, p_ledger_fingerprint, 'withdraw', p_title, p_reference, null, p_at,
    array[p_main, p_locked], array[p_currency, p_currency], array[-p_amount, p_amount]);
  if not found then
    raise exception 'withdrawal % is in the books already', p_id;
  end if;
  return true;
end $$;
