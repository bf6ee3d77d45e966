-- Closure table of the agent trees: one row for every pair of ancestor and descendant, a member being its own at depth 0.
create table agent_tree (
  ancestor_id text not null references members (id),
  descendant_id text not null references members (id),
  depth int not null check (depth between 0 and 10),
  primary key (ancestor_id, descendant_id),
  check ((depth = 0) = (ancestor_id = descendant_id))
);
create index agent_tree_upwards on agent_tree (descendant_id, depth);

create table affiliate_codes (
  merchant_code text not null references merchants (code),
  code text not null,
  member_id text not null references members (id),
  created_at timestamptz not null,
  primary key (merchant_code, code)
);
create index affiliate_codes_of_member on affiliate_codes (member_id);
