-- What a member secures his account and his money with. Secrets only as hashes.

create table member_security (
  member_id text primary key references members (id),
  payment_password_hash text not null
);

create table security_answers (
  member_id text not null references members (id),
  question text not null,
  answer_hash text not null,
  primary key (member_id, question)
);
