-- Applications and whatever operators decided, as the desk lists them, the newest first.
create index grants_of_operators on grants (created_at desc, id)
  where (kind = 'APPLICATION'::text or state = 'APPROVED'::text or decided_by is not null);
