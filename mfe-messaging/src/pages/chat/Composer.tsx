import { chatTextMost, pictureProblem, pictureTypes, readAsDataUrl, visibleText } from '@mosaic/contracts'
import { OrderCheck } from '@mosaic/forms'
import { useErrorText } from '@mosaic/i18n'
import { useDraft } from '@mosaic/session'
import { belongsToInputMethod, Icon, IconButton, Spinner, toast, useFailureToast } from '@mosaic/ui'
import { useState, type ChangeEvent, type FormEvent, type KeyboardEvent } from 'react'
import { sendPicture } from '../../api/chat'
import { useTexts } from '../../texts'
import styles from './Composer.module.css'

type ComposerProps = {
  readonly onSay: (text: string, picture?: string) => void
  readonly onType: () => void
  /** Guests send no pictures. */
  readonly isGuest: boolean
}

/** Input of a message; its text survives the end of a session. */
export const Composer = ({ onSay, onType, isGuest }: ComposerProps) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const showFailure = useFailureToast()
  const { values, change } = useDraft('chat', { text: '' }, { guests: true })
  const [uploading, setUploading] = useState(false)

  const send = () => {
    const text = visibleText(values.text)
    if (text === '') return
    onSay(text)
    change({ text: '' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Shift+Enter adds a line.
    if (event.key !== 'Enter' || event.shiftKey || belongsToInputMethod(event)) return
    event.preventDefault()
    send()
  }
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    // The same file may be chosen again after a failure.
    event.target.value = ''
    if (!file) return
    const problem = pictureProblem(file)
    if (problem) {
      toast(problem === 'size' ? t('chat.tooLarge') : errorText({ code: 'picture.invalid' }), { tone: 'error' })
      return
    }
    setUploading(true)
    const sent = await sendPicture(await readAsDataUrl(file))
    setUploading(false)
    if (sent.ok) onSay('', sent.value.picture)
    else showFailure(sent.failure)
  }

  return (
    <OrderCheck compact names={['sendChatPicture']} onDone={({ picture }) => onSay('', picture)}>
      <form className={styles.composer} onSubmit={submit}>
        {isGuest ? null : (
          <label className={styles.attach}>
            {uploading ? <Spinner size={20} /> : <Icon name="plus" size={22} />}
            <input
              type="file"
              accept={pictureTypes.join()}
              aria-label={t('chat.picture')}
              className={styles.file}
              disabled={uploading}
              onChange={(event) => void choose(event)}
            />
          </label>
        )}
        <textarea
          rows={1}
          maxLength={chatTextMost}
          value={values.text}
          aria-label={t('chat.write')}
          placeholder={t('chat.write')}
          className={styles.text}
          onChange={(event) => {
            change({ text: event.target.value })
            onType()
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton
          icon="arrow-right"
          label={t('chat.send')}
          onClick={send}
          disabled={visibleText(values.text) === ''}
          className={styles.send}
        />
      </form>
    </OrderCheck>
  )
}
