import { useCommonTexts } from '@mosaic/i18n'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import { toast } from '../toast/toast'
import { copyText } from './copy-text'
import styles from './CopyButton.module.css'

export type CopyButtonProps = {
  readonly text: string
  /** What is copied, e.g. "Copy member ID". */
  readonly label: string
  readonly shownText?: string
  readonly className?: string
}

export const CopyButton = ({ text, label, shownText, className }: CopyButtonProps) => {
  const { t } = useCommonTexts()
  const copy = async () => {
    if (await copyText(text)) toast(t('action.copied'), { tone: 'success' })
  }
  return (
    <button type="button" className={classNames(styles.copy, className)} aria-label={label} onClick={copy}>
      {shownText ? <span className={styles.text}>{shownText}</span> : null}
      <Icon name="copy" size={18} weight="regular" />
    </button>
  )
}
