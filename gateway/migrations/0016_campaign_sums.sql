-- `provider_campaigns.paid` is compared with the prizes of the calls (src/play/seamless/campaign-sums.sql.ts).
create index seamless_promo_wins on seamless_transactions (provider) where (call = 'promo-win'::text);

-- Prizes from before the column counted them.
insert into provider_campaigns (merchant_code, currency, provider, campaign, paid)
  select member.merchant_code, call.answer::jsonb ->> 'currency', call.provider, posted.title, sum(call.amount)
  from seamless_transactions call join members member on member.id = call.member_id
    join ledger_transactions posted on posted.id = call.ledger_transactions[1]
  where call.call = 'promo-win' and call.status = 'OK'
  group by 1, 2, 3, 4
on conflict (merchant_code, currency, provider, campaign) do update set paid = excluded.paid;
