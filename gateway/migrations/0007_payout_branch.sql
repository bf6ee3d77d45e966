alter table payout_accounts add column branch text;
