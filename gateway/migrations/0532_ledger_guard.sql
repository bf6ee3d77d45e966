-- A condition of a trigger is read from its stored text with every statement (`TriggerEnabled`), which costs more than to ask the guard itself.
drop trigger ledger_accounts_guard_update on ledger_accounts;
drop trigger ledger_accounts_guard on ledger_accounts;
create trigger ledger_accounts_guard before insert or update or delete on ledger_accounts for each row execute function ledger_guard_account();
