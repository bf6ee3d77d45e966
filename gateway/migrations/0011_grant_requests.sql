-- The Idempotency-Key of the request that made a grant: sent again, it has the first answer.
alter table grants add column request_key text;
