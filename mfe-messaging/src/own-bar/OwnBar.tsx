import { IconButton, useGoBack, useHost } from '@mosaic/ui'
import { useTexts } from '../texts'
import styles from './OwnBar.module.css'

/** The bar of a page on which the shell shows no header (spec §2). */
export const OwnBar = ({ title, onBack }: { readonly title: string; readonly onBack?: () => void }) => {
  const { t } = useTexts()
  const back = useGoBack()
  const { refresh } = useHost()
  return (
    <header className={styles.bar}>
      <IconButton icon="caret-left" label={t('notice.back')} onClick={onBack ?? back} />
      <h1 className={styles.title}>{title}</h1>
      {refresh ? (
        <IconButton
          icon="arrows-clockwise"
          weight="regular"
          label={t('notice.refresh')}
          onClick={() => void refresh()}
          className={styles.refresh}
        />
      ) : null}
    </header>
  )
}
