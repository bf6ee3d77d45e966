-- Rewards that wait for two people, as the desk lists them.
create index grants_awaiting_release on grants (created_at) where (state = 'APPROVED'::text);
