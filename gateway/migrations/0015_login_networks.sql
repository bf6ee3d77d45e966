-- Where a login came from, so that a device without its stored id is recognised (src/identity/members/agent-family.ts).
alter table login_history add column network text;
alter table login_history add column agent_family text;
