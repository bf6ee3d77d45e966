import { useErrorText } from '@mosaic/i18n'
import { Button, EmptyState } from '@mosaic/ui'
import { useHostTexts } from '../texts'
import { registerPath } from './paths'

/** A trial account asked for something that needs a real one (spec §6). */
export const RefusedPage = () => {
  const { t } = useHostTexts()
  const textOf = useErrorText()
  return (
    <EmptyState
      icon="lock"
      title={t('refused.title')}
      text={textOf('free_reject')}
      action={<Button to={registerPath}>{t('refused.register')}</Button>}
    />
  )
}
