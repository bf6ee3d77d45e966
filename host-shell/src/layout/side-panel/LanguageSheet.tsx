import { languageList } from '@mosaic/contracts'
import { List, ListRow, Sheet } from '@mosaic/ui'
import { useHostTexts } from '../../texts'

export type LanguageSheetProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly onChoose: (code: string) => void
}

/** Every language by its own name, with its `lang` for screen readers and line breaks. */
export const LanguageSheet = ({ open, onClose, onChoose }: LanguageSheetProps) => {
  const { t } = useHostTexts()
  return (
    <Sheet open={open} onClose={onClose} title={t('language.list')}>
      <List label={t('language.list')}>
        {languageList.map(({ code, tag, name }) => (
          <ListRow
            key={code}
            title={
              <span lang={tag} dir="auto">
                {name}
              </span>
            }
            onClick={() => onChoose(code)}
          />
        ))}
      </List>
    </Sheet>
  )
}
