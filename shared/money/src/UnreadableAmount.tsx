import { useCommonTexts } from '@mosaic/i18n'

/** Shown where an amount cannot be parsed. */
export const UnreadableAmount = () => {
  const { t } = useCommonTexts()
  return (
    <span role="img" aria-label={t('amount.unreadable')}>
      —
    </span>
  )
}
