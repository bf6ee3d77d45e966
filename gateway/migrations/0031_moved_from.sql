-- The agent above before a move that was decided.
alter table agent_changes add column from_id text references members (id);
