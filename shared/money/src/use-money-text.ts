import { isCurrency, type Minor } from '@mosaic/contracts'
import { formatMoney, useCommonTexts, type MoneyStyle } from '@mosaic/i18n'

/** Amount as text, such as the description of a chart; an unreadable one gets a message. */
export const useMoneyText = (): ((value: Minor | null, currency: string, style?: MoneyStyle) => string) => {
  const { t, tag } = useCommonTexts()
  return (value, currency, style) =>
    value !== null && isCurrency(currency) ? formatMoney(value, currency, tag, style) : t('amount.unreadable')
}
