import { useCommonTexts, useErrorText } from '@mosaic/i18n'
import { useRef } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import { toast } from '../toast/toast'
import { copyText } from './copy-text'
import styles from './CopyButton.module.css'

export type CopyButtonProps = {
  readonly text: string
  /** Accessible name, e.g. "Copy member ID". */
  readonly label: string
  readonly shownText?: string
  readonly className?: string
}

export const CopyButton = ({ text, label, shownText, className }: CopyButtonProps) => {
  const { t } = useCommonTexts()
  const textOf = useErrorText()
  const shown = useRef<HTMLSpanElement>(null)
  const copy = async () => {
    if (await copyText(text)) return toast(textOf('copy_success'), { tone: 'success' })
    // Copying failed: the text is selected, so that the browser's own menu copies it.
    if (shown.current) window.getSelection()?.selectAllChildren(shown.current)
    toast(t('action.copyFailed', { text }), { tone: 'error' })
  }
  return (
    <button type="button" className={classNames(styles.copy, className)} aria-label={label} onClick={copy}>
      {shownText ? (
        <span ref={shown} className={styles.text}>
          {shownText}
        </span>
      ) : null}
      <Icon name="copy" size={18} weight="regular" />
    </button>
  )
}
