import { useCommonTexts } from '@mosaic/i18n'

/** Stands where an amount cannot be read. */
export const UnreadableAmount = () => {
  const { t } = useCommonTexts()
  return (
    <span role="img" aria-label={t('amount.unreadable')}>
      —
    </span>
  )
}
