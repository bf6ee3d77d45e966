import { languageMarks, useLanguage } from '@mosaic/i18n'
import { Button } from '@mosaic/ui'
import { useTexts } from '../texts'
import { csvOf, downloadCsv } from './csv'

export type CsvButtonProps = {
  /** Without its ending. */
  readonly fileName: string
  /** The head, then the rows; made when the button is pressed. */
  readonly table: () => readonly (readonly string[])[]
  readonly className?: string
  /** The rest of the table is under way. */
  readonly pending?: boolean
  /** Instead of writing the file at once. */
  readonly onPress?: () => void
}

/** Takes what is shown along as a file. */
export const CsvButton = ({ fileName, table, className, pending, onPress }: CsvButtonProps) => {
  const { t } = useTexts()
  const { tag } = useLanguage()
  return (
    <Button
      variant="secondary"
      icon="download-simple"
      block
      className={className}
      loading={pending}
      onClick={onPress ?? (() => downloadCsv(`${fileName}.csv`, csvOf(table(), languageMarks(tag).decimal)))}
    >
      {t('csv')}
    </Button>
  )
}
