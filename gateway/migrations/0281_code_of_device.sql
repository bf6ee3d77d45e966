-- One open code for each purpose, recipient and device: a stranger who asks for a code to somebody's number does not take the owner's away.
alter table verification_codes drop constraint verification_codes_pkey, add primary key (merchant_code, purpose, recipient, flow);
