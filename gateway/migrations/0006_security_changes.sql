-- Changes that weaken the protection of payouts, which delay withdrawals (src/identity/security-changes).

create table security_changes (
  id bigint generated always as identity,
  merchant_code text not null,
  member_id text not null,
  kind text not null,
  account_id uuid,
  at timestamptz not null,
  confirmed_at timestamptz,
  constraint security_changes_pkey primary key (id),
  constraint security_changes_kind_check check ((kind = any (array['password'::text, 'paymentPassword'::text, 'questions'::text, 'account'::text, 'contact'::text]))),
  constraint security_changes_merchant_code_fkey foreign key (merchant_code) references merchants(code),
  constraint security_changes_member_id_fkey foreign key (member_id) references members(id)
);
create index security_changes_unconfirmed on security_changes (member_id, at) where confirmed_at is null;
