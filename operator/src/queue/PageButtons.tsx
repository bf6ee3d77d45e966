import { IconButton } from '@mosaic/ui'
import { useTexts } from '../texts'
import styles from './PageButtons.module.css'

export type PageButtonsProps = {
  readonly page: { readonly pageNum: number; readonly totalPages: number }
  readonly onPage: (pageNo: number) => void
}

export const PageButtons = ({ page: { pageNum, totalPages }, onPage }: PageButtonsProps) => {
  const { t } = useTexts()
  if (totalPages <= 1) return null
  return (
    <div className={styles.row}>
      <IconButton
        icon="caret-left"
        label={t('page.before')}
        disabled={pageNum <= 1}
        onClick={() => onPage(pageNum - 1)}
      />
      <span>{t('page.of', { page: pageNum, pages: totalPages })}</span>
      <IconButton
        icon="caret-right"
        label={t('page.next')}
        disabled={pageNum >= totalPages}
        onClick={() => onPage(pageNum + 1)}
      />
    </div>
  )
}
