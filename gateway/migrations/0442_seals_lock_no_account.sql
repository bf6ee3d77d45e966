-- A foreign key locks the row it points to, so sealing waited for bets and bets for sealing. What a seal says of accounts is checked by
-- walking it, and accounts are never deleted.
alter table ledger_seal_ranges drop constraint ledger_seal_ranges_account_id_fkey;
alter table ledger_chain_heads drop constraint ledger_chain_heads_account_id_fkey;
