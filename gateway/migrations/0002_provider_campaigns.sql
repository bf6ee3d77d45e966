-- What the prizes of a provider's campaign have cost, so that a cap per campaign holds (src/play/seamless/schema.ts).

create table provider_campaigns (
  merchant_code text not null,
  currency text not null,
  provider text not null,
  campaign text not null,
  paid bigint not null,
  constraint provider_campaigns_pkey primary key (merchant_code, currency, provider, campaign),
  constraint provider_campaigns_paid_check check ((paid >= 0)),
  constraint provider_campaigns_merchant_code_fkey foreign key (merchant_code) references merchants(code)
);
