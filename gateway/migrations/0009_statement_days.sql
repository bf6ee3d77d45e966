-- Sums of the account record by business day (src/money/ledger/schema.ts), and the kind of an entry beside its amount. `ledger_write` and the
-- trigger of entries write them, so that gateways of the release before do it too.

alter table ledger_entries add column kind text;

create table statement_days (
  account_id bigint not null,
  starts_at timestamptz not null,
  kind text not null,
  merchant_code text not null,
  entries integer not null,
  credited bigint not null,
  debited bigint not null,
  constraint statement_days_pkey primary key (account_id, starts_at, kind)
);

create or replace function ledger_apply_entry()
 returns trigger
 language plpgsql
as $$
declare
  account record;
begin
  update ledger_accounts a set balance = balance + new.amount, version = version + 1
    where id = new.account_id and currency = new.currency
    returning a.balance, a.version, a.guarded and (a.code like 'player:%:main' or a.code like 'player:%:vendor:%') as recorded, a.merchant_code into account;
  if not found then
    raise exception 'there is no ledger account % in %', new.account_id, new.currency using errcode = '23503';
  end if;
  new.balance_after := account.balance;
  new.account_version := account.version;
  if account.recorded then
    if new.kind is null then
      select kind into strict new.kind from ledger_transactions where id = new.transaction_id;
    end if;
    insert into statement_days as day (account_id, starts_at, kind, merchant_code, entries, credited, debited)
      select new.account_id, start_of_day(date_trunc('day', new.created_at at time zone m.time_zone), m.time_zone), new.kind, m.code, 1, greatest(new.amount, 0), least(new.amount, 0) from merchants m where m.code = account.merchant_code
    on conflict (account_id, starts_at, kind) do update set entries = day.entries + 1, credited = day.credited + excluded.credited, debited = day.debited + excluded.debited;
  end if;
  return new;
end $$;

create or replace function ledger_write(p_id uuid, p_merchant text, p_scope text, p_key text, p_fingerprint text, p_kind text, p_title text, p_reference text, p_reverses uuid, p_at timestamp with time zone, p_accounts bigint[], p_currencies text[], p_amounts bigint[])
 returns TABLE(account_id bigint, amount bigint, balance_after bigint, account_version bigint)
 language plpgsql
as $$
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
  return query insert into ledger_entries as e (transaction_id, line, account_id, currency, amount, balance_after, account_version, created_at, kind)
    select p_id, n.line, n.account, n.currency, n.amount, 0, 0, p_at, p_kind from unnest(p_accounts, p_currencies, p_amounts) with ordinality as n (account, currency, amount, line) order by n.line
    returning e.account_id, e.amount, e.balance_after, e.account_version;
end $$;

-- The days of a merchant as the entries have them: at first, and when its time zone changes.
create function statement_days_of(p_merchant text)
 returns void
 language plpgsql
as $$
begin
  delete from statement_days where merchant_code = p_merchant;
  insert into statement_days (account_id, starts_at, kind, merchant_code, entries, credited, debited)
    select account_id, start_of_day(local, time_zone), kind, p_merchant, entries, credited, debited
    from (
      select e.account_id, date_trunc('day', e.created_at at time zone m.time_zone) as local, m.time_zone, t.kind, count(*) as entries, sum(greatest(e.amount, 0)) as credited, sum(least(e.amount, 0)) as debited
      from ledger_accounts a join merchants m on m.code = a.merchant_code join ledger_entries e on e.account_id = a.id join ledger_transactions t on t.id = e.transaction_id
      where a.merchant_code = p_merchant and a.guarded and (a.code like 'player:%:main' or a.code like 'player:%:vendor:%') group by 1, 2, 3, 4) summed;
end $$;

create function statement_days_of_zone()
 returns trigger
 language plpgsql
as $$
begin
  perform statement_days_of(new.code);
  return null;
end $$;

create trigger merchants_time_zone_of_statements after update of time_zone on merchants for each row when ((old.time_zone is distinct from new.time_zone)) execute function statement_days_of_zone();

select statement_days_of(code) from merchants;

-- Entries that are no bets and wins are few, and found by an index of their own. The kind is no part of what the hash chain covers.
alter table ledger_entries disable trigger ledger_entries_append_only;
update ledger_entries e set kind = t.kind from ledger_transactions t where t.id = e.transaction_id and t.kind <> 'bet' and t.kind <> 'win';
alter table ledger_entries enable trigger ledger_entries_append_only;
create index ledger_entries_not_of_games on ledger_entries (account_id, created_at) where (kind <> 'bet'::text and kind <> 'win'::text);
