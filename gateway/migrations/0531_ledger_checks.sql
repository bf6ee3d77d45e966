-- The rules of the ledger stay; what was looked up twice for them is looked up once.

-- The update of the balance finds the account of an entry or refuses the entry. Accounts are never deleted and keep their currency, so the foreign key said no more.
create or replace function ledger_apply_entry() returns trigger language plpgsql as $$
begin
  update ledger_accounts set balance = balance + new.amount, version = version + 1
    where id = new.account_id and currency = new.currency
    returning balance, version into new.balance_after, new.account_version;
  if not found then
    raise exception 'there is no ledger account % in %', new.account_id, new.currency using errcode = '23503';
  end if;
  return new;
end $$;
alter table ledger_entries drop constraint ledger_entries_account_id_currency_fkey;
alter table ledger_accounts drop constraint ledger_accounts_id_currency_key;

-- The guard is asked by hand-written SQL and by whoever changes more than the snapshot; the entries' own update (depth 1) passes.
drop trigger ledger_accounts_guard on ledger_accounts;
create trigger ledger_accounts_guard before insert or delete on ledger_accounts for each row execute function ledger_guard_account();
create trigger ledger_accounts_guard_update before update on ledger_accounts for each row
  when (pg_trigger_depth() < 1 or (new.id, new.merchant_code, new.code, new.currency, new.guarded) is distinct from (old.id, old.merchant_code, old.code, old.currency, old.guarded))
  execute function ledger_guard_account();

-- Few transactions reverse one.
alter table ledger_transactions drop constraint ledger_transactions_reverses_key;
create unique index ledger_transactions_reverses on ledger_transactions (reverses) where reverses is not null;

-- A transaction has a first entry and others, and any of the others has the sum looked at: whatever is added later is no first entry, for there is one.
create or replace function ledger_needs_entries() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_entries where transaction_id = new.id and line = 1) then
    raise exception 'ledger transaction % has no entries', new.id using errcode = '23514';
  end if;
  if not exists (select from ledger_entries where transaction_id = new.id and line > 1) then
    raise exception 'ledger transaction % is not zero-sum: it has one entry', new.id using errcode = '23514';
  end if;
  return null;
end $$;
alter table ledger_entries add constraint ledger_entries_line check (line >= 1);
drop trigger ledger_entries_zero_sum on ledger_entries;
create constraint trigger ledger_entries_zero_sum after insert on ledger_entries deferrable initially deferred for each row when (new.line > 1) execute function ledger_zero_sum();

create or replace function ledger_write(
  p_id uuid, p_merchant text, p_scope text, p_key text, p_fingerprint text, p_kind text, p_title text, p_reference text, p_reverses uuid, p_at timestamptz,
  p_accounts bigint[], p_currencies text[], p_amounts bigint[]
) returns table (account_id bigint, amount bigint, balance_after bigint, account_version bigint) language plpgsql as $$
#variable_conflict use_column
begin
  -- No conflict target: a transaction has two names, its id and its key, and a caller who comes at the same moment may meet either (0260).
  insert into ledger_transactions (id, merchant_code, scope, idempotency_key, fingerprint, kind, title, reference, reverses, created_at)
    values (p_id, p_merchant, p_scope, p_key, p_fingerprint, p_kind, p_title, p_reference, p_reverses, p_at)
    on conflict do nothing;
  if not found then
    return;
  end if;
  -- Entry by entry, in the caller's order, because that is the order in which accounts are locked.
  return query insert into ledger_entries as e (transaction_id, line, account_id, currency, amount, balance_after, account_version, created_at)
    select p_id, n.line, n.account, n.currency, n.amount, 0, 0, p_at from unnest(p_accounts, p_currencies, p_amounts) with ordinality as n (account, currency, amount, line) order by n.line
    returning e.account_id, e.amount, e.balance_after, e.account_version;
end $$;
