import { useErrorText } from '@mosaic/i18n'
import { IconButton } from '@mosaic/ui'

/** Failure of a part that has only the room of a header: one button, same meaning. */
export const InlineRetry = ({ retry, place }: { readonly retry: () => void; readonly place: string }) => {
  const textOf = useErrorText()
  return (
    <span data-testid="remote-failed">
      <IconButton
        icon="arrows-clockwise"
        variant="surface"
        label={`${place}: ${textOf('loading.failed')}`}
        onClick={retry}
      />
    </span>
  )
}
