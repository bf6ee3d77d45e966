import { Button, EmptyState } from '@mosaic/ui'
import { useHostTexts } from '../texts'
import { homePath } from './paths'

/** No screen has this address, or not at this merchant. */
export const MissingPage = () => {
  const { t } = useHostTexts()
  return (
    <EmptyState
      icon="magnifying-glass"
      title={t('missing.title')}
      text={t('missing.text')}
      action={<Button to={homePath}>{t('missing.home')}</Button>}
    />
  )
}
