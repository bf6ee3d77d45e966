-- Double-entry ledger (domain §3). The database itself refuses what the service must never do:
-- an unbalanced transaction, a changed or deleted entry, a guarded account below zero, a balance that is not its history.

create table ledger_accounts (
  id bigint generated always as identity primary key,
  merchant_code text not null,
  code text collate "C" not null,
  currency text not null,
  guarded boolean not null,
  balance bigint not null default 0,
  version bigint not null default 0,
  created_at timestamptz not null default now(),
  unique (merchant_code, code, currency),
  unique (id, currency),
  constraint ledger_accounts_not_negative check (not guarded or balance >= 0)
-- Rows change at every entry: room on the page keeps the new versions beside the old ones and out of the indexes.
) with (fillfactor = 30);

create table ledger_transactions (
  id uuid primary key,
  merchant_code text not null,
  scope text not null,
  idempotency_key text not null,
  fingerprint text not null,
  kind text not null,
  title text not null,
  reference text not null,
  reverses uuid unique references ledger_transactions (id),
  created_at timestamptz not null,
  unique (scope, idempotency_key)
);

create table ledger_entries (
  transaction_id uuid not null references ledger_transactions (id),
  line smallint not null,
  account_id bigint not null,
  currency text not null,
  amount bigint not null check (amount <> 0),
  balance_after bigint not null,
  account_version bigint not null,
  created_at timestamptz not null,
  primary key (transaction_id, line),
  unique (account_id, account_version),
  foreign key (account_id, currency) references ledger_accounts (id, currency)
);
create index ledger_entries_statement on ledger_entries (account_id, created_at);

-- The snapshot moves only here, so it equals the history by construction.
create function ledger_apply_entry() returns trigger language plpgsql as $$
begin
  update ledger_accounts set balance = balance + new.amount, version = version + 1
    where id = new.account_id
    returning balance, version into new.balance_after, new.account_version;
  return new;
end $$;
create trigger ledger_entries_apply before insert on ledger_entries for each row execute function ledger_apply_entry();

create function ledger_guard_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 or new.version <> 0 then
      raise exception 'ledger account % must start at zero', new.code using errcode = '23514';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' then
    raise exception 'ledger accounts are never deleted' using errcode = '23514';
  end if;
  -- Depth 1 is this trigger fired by hand-written SQL; inside ledger_apply_entry it is 2.
  if pg_trigger_depth() < 2 or (new.id, new.merchant_code, new.code, new.currency, new.guarded) is distinct from (old.id, old.merchant_code, old.code, old.currency, old.guarded) then
    raise exception 'ledger account % changes only through entries', old.code using errcode = '23514';
  end if;
  return new;
end $$;
create trigger ledger_accounts_guard before insert or update or delete on ledger_accounts for each row execute function ledger_guard_account();

create function ledger_zero_sum() returns trigger language plpgsql as $$
declare
  unbalanced text;
begin
  select string_agg(format('%s %s', currency, total), ', ') into unbalanced from (
    select currency, sum(amount) as total from ledger_entries where transaction_id = new.transaction_id group by currency having sum(amount) <> 0
  ) sums;
  if unbalanced is not null then
    raise exception 'ledger transaction % is not zero-sum: %', new.transaction_id, unbalanced using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_zero_sum after insert on ledger_entries deferrable initially deferred for each row execute function ledger_zero_sum();

create function ledger_needs_entries() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from ledger_entries where transaction_id = new.id) then
    raise exception 'ledger transaction % has no entries', new.id using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger ledger_transactions_not_empty after insert on ledger_transactions deferrable initially deferred for each row execute function ledger_needs_entries();

create function ledger_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '23514';
end $$;
create trigger ledger_transactions_append_only before update or delete on ledger_transactions for each row execute function ledger_append_only();
create trigger ledger_entries_append_only before update or delete on ledger_entries for each row execute function ledger_append_only();
create trigger ledger_transactions_no_truncate before truncate on ledger_transactions for each statement execute function ledger_append_only();
create trigger ledger_entries_no_truncate before truncate on ledger_entries for each statement execute function ledger_append_only();
create trigger ledger_accounts_no_truncate before truncate on ledger_accounts for each statement execute function ledger_append_only();

-- One round trip and a cached plan for the hottest write of the house. Returns no row when scope and key exist already.
create function ledger_write(
  p_id uuid, p_merchant text, p_scope text, p_key text, p_fingerprint text, p_kind text, p_title text, p_reference text, p_reverses uuid, p_at timestamptz,
  p_accounts bigint[], p_currencies text[], p_amounts bigint[]
) returns table (account_id bigint, amount bigint, balance_after bigint, account_version bigint) language plpgsql as $$
#variable_conflict use_column
begin
  insert into ledger_transactions (id, merchant_code, scope, idempotency_key, fingerprint, kind, title, reference, reverses, created_at)
    values (p_id, p_merchant, p_scope, p_key, p_fingerprint, p_kind, p_title, p_reference, p_reverses, p_at)
    on conflict (scope, idempotency_key) do nothing;
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
