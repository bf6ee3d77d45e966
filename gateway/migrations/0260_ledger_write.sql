-- A transaction has two names, its id and its key, and the id follows from the key. With a conflict target of one of them a caller who comes
-- at the same moment can run into the other one's index and gets a unique violation instead of "exists already" (INSERT, "ON CONFLICT Clause").
create or replace function ledger_write(
  p_id uuid, p_merchant text, p_scope text, p_key text, p_fingerprint text, p_kind text, p_title text, p_reference text, p_reverses uuid, p_at timestamptz,
  p_accounts bigint[], p_currencies text[], p_amounts bigint[]
) returns table (account_id bigint, amount bigint, balance_after bigint, account_version bigint) language plpgsql as $$
#variable_conflict use_column
begin
  insert into ledger_transactions (id, merchant_code, scope, idempotency_key, fingerprint, kind, title, reference, reverses, created_at)
    values (p_id, p_merchant, p_scope, p_key, p_fingerprint, p_kind, p_title, p_reference, p_reverses, p_at)
    on conflict do nothing;
  if not found then
    return;
  end if;
  -- Entry by entry, in the caller's order, because that is the order in which accounts are locked.
  for i in 1 .. array_length(p_accounts, 1) loop
    return query insert into ledger_entries as e (transaction_id, line, account_id, currency, amount, balance_after, account_version, created_at)
      values (p_id, i, p_accounts[i], p_currencies[i], p_amounts[i], 0, 0, p_at)
      returning e.account_id, e.amount, e.balance_after, e.account_version;
  end loop;
end $$;
