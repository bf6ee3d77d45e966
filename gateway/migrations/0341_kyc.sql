-- Identity documents. The pictures are drawn anew before they are kept, and no public path serves them.
create table kyc_submissions (
  id uuid primary key,
  merchant_code text not null references merchants (code),
  member_id text not null references members (id),
  full_name text not null,
  document_number text not null,
  state text not null check (state in ('PENDING', 'VERIFIED', 'REJECTED')),
  reason text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  check ((state = 'PENDING') = (decided_at is null))
);
create unique index kyc_submissions_open on kyc_submissions (member_id) where state in ('PENDING', 'VERIFIED');
create index kyc_submissions_of_member on kyc_submissions (member_id, created_at desc);
create index kyc_submissions_waiting on kyc_submissions (created_at) where state = 'PENDING';

create table kyc_images (
  id uuid primary key,
  member_id text not null references members (id),
  side text not null check (side in ('front', 'back', 'selfie')),
  bytes bytea not null,
  -- Null until it is handed in.
  submission_id uuid references kyc_submissions (id),
  created_at timestamptz not null
);
create unique index kyc_images_kept on kyc_images (member_id, side) where submission_id is null;
create index kyc_images_of_submission on kyc_images (submission_id);
