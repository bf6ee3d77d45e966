-- The Idempotency-Key of the request that made an offer: sent again, it has the first answer.
alter table agent_contracts add column request_key text;
create unique index agent_contracts_by_request on agent_contracts (offeror_id, request_key) where request_key is not null;
