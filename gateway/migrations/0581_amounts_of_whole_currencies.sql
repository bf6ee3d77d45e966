-- Amounts with decimals that their currency does not have, as an earlier release took them: 20000.00 yen are 20000.
update merchants set profile = jsonb_set(profile, '{withdrawal,dailyLimit}', to_jsonb(regexp_replace(profile #>> '{withdrawal,dailyLimit}', '\.0+$', '')))
  where currency in ('JPY', 'KRW', 'VND') and profile #>> '{withdrawal,dailyLimit}' is not null;
update merchants set profile = jsonb_set(profile, '{withdrawal,fourEyesFrom}', to_jsonb(regexp_replace(profile #>> '{withdrawal,fourEyesFrom}', '\.0+$', '')))
  where currency in ('JPY', 'KRW', 'VND') and profile #>> '{withdrawal,fourEyesFrom}' is not null;
update merchants set profile = jsonb_set(profile, '{cashback,minimum}', to_jsonb(regexp_replace(profile #>> '{cashback,minimum}', '\.0+$', '')))
  where currency in ('JPY', 'KRW', 'VND') and profile #>> '{cashback,minimum}' is not null;
update merchants set profile = jsonb_set(profile, '{roomPass,price}', to_jsonb(regexp_replace(profile #>> '{roomPass,price}', '\.0+$', '')))
  where currency in ('JPY', 'KRW', 'VND') and profile #>> '{roomPass,price}' is not null;
