-- The ledger is compared with the business rows day by day (src/operator/reconciliation/books.ts).

create index ledger_transactions_by_time on ledger_transactions using brin (created_at) with (autosummarize = on);
create index ledger_entries_by_time on ledger_entries using brin (created_at) with (autosummarize = on);
create index seamless_transactions_by_time on seamless_transactions using brin (created_at) with (autosummarize = on);
create index rounds_of_free_rounds on rounds (reward_id) where (reward_id is not null);

-- What was won or lost in a vendor's wallet, by the version of its balance.
create table vendor_plays (
  member_id text not null,
  vendor text not null,
  version bigint not null,
  merchant_code text not null,
  currency text not null,
  amount bigint not null,
  seen_at timestamptz not null,
  constraint vendor_plays_pkey primary key (member_id, vendor, version),
  constraint vendor_plays_amount_check check ((amount <> 0)),
  constraint vendor_plays_merchant_code_fkey foreign key (merchant_code) references merchants(code),
  constraint vendor_plays_member_id_fkey foreign key (member_id) references members(id)
);
create index vendor_plays_by_time on vendor_plays (seen_at);

insert into vendor_plays (member_id, vendor, version, merchant_code, currency, amount, seen_at)
  select split_part(a.code, ':', 2), split_part(a.code, ':', 4), substring(t.idempotency_key from '[0-9]+$')::bigint, t.merchant_code, e.currency, e.amount, t.created_at
  from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    join ledger_accounts a on a.id = e.account_id and a.code like 'player:%:vendor:%'
  where t.scope = 'vendor.play';

create table ledger_differences (
  merchant_code text not null,
  day date not null,
  scope text not null,
  key text not null,
  kind text not null,
  recorded jsonb,
  posted jsonb,
  constraint ledger_differences_pkey primary key (day, scope, key),
  constraint ledger_differences_kind_check check ((kind = any (array['no-row'::text, 'no-entry'::text, 'amount'::text, 'twice'::text])))
);
