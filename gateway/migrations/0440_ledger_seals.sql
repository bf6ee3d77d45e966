-- A hash chain over the entries of each account, written behind the commit, so that no bet waits for it: an account's versions have no
-- gaps and grow in the order of the commits, so what is sealed is final. Seals are a chain of their own over what they added.

create table ledger_seals (
  number bigint primary key,
  previous bytea not null,
  hash bytea not null,
  entries int not null,
  created_at timestamptz not null
);

create table ledger_seal_ranges (
  seal bigint not null references ledger_seals (number),
  account_id bigint not null references ledger_accounts (id),
  first_version bigint not null,
  last_version bigint not null,
  -- 32 bytes for each entry, each made of the one before and what the books say of the entry.
  hashes bytea not null,
  primary key (account_id, last_version),
  check (octet_length(hashes) = 32 * (last_version - first_version + 1))
);
create index ledger_seal_ranges_of_seal on ledger_seal_ranges (seal);

-- Where the chain of an account ends; it follows from the ranges, and spares looking for their ends.
create table ledger_chain_heads (
  account_id bigint primary key references ledger_accounts (id),
  version bigint not null,
  hash bytea not null
);

create trigger ledger_seals_append_only before update or delete on ledger_seals for each row execute function ledger_append_only();
create trigger ledger_seals_no_truncate before truncate on ledger_seals for each statement execute function ledger_append_only();
create trigger ledger_seal_ranges_append_only before update or delete on ledger_seal_ranges for each row execute function ledger_append_only();
create trigger ledger_seal_ranges_no_truncate before truncate on ledger_seal_ranges for each statement execute function ledger_append_only();
