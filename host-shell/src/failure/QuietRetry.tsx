import { IconButton } from '@mosaic/ui'
import { useHostTexts } from '../texts'

/** Failure of a part that has only the room of a header: one button, same meaning. */
export const QuietRetry = ({ retry, place }: { readonly retry: () => void; readonly place: string }) => {
  const { t } = useHostTexts()
  return (
    <span data-testid="remote-failed">
      <IconButton
        icon="arrows-clockwise"
        variant="surface"
        label={`${t('failed.short', { place })} ${t('failed.retry')}`}
        onClick={retry}
      />
    </span>
  )
}
