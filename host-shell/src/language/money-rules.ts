import type { Whitelabel } from '@mosaic/contracts'
import type { MoneyRules } from '@mosaic/i18n'

export const moneyRulesOf = ({ currency, currencySymbol, moneyMarks }: Whitelabel): MoneyRules => ({
  currency,
  symbol: currencySymbol,
  ...(moneyMarks ? { marks: moneyMarks } : {}),
})
