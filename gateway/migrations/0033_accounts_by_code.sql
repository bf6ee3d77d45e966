-- Vendor wallets of one member are found by the beginning of their code, at each bet under a limit.
create index ledger_accounts_code on ledger_accounts (code);
