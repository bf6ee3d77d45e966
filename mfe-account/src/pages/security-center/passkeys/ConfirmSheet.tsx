import { call, useApiMutation } from '@mosaic/api-client'
import { useErrorText } from '@mosaic/i18n'
import { Button, Sheet } from '@mosaic/ui'
import { useState } from 'react'
import { FormAlert } from '../../../layout/FormAlert'
import { sign } from '../../../passkeys/ceremonies'
import { useTexts } from '../../../texts'
import { LoginPasswordField } from '../SecretFields'
import styles from '../SecurityCenterPage.module.css'
import type { Trouble } from './use-passkey-actions'

export type ConfirmSheetProps = { readonly hasPassword: boolean; readonly hasPasskey: boolean; readonly onConfirmed: () => void; readonly onClose: () => void }

/** The member says once more that it is he, by the password or by a passkey; who has neither logs in anew. */
export const ConfirmSheet = ({ hasPassword, hasPasskey, onConfirmed, onClose }: ConfirmSheetProps) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const [password, setPassword] = useState('')
  const [touched, setTouched] = useState(false)
  const [signing, setSigning] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const byPassword = useApiMutation('confirmByPassword')

  const signNow = async () => {
    byPassword.reset()
    setTrouble(null)
    setSigning(true)
    const options = await call('passkeyConfirmOptions', { body: {} })
    const ceremony = options.ok ? await sign(options.value) : null
    const answer = ceremony?.ended === 'signed' ? await call('confirmByPasskey', { body: { credential: ceremony.credential } }) : null
    setSigning(false)
    if (answer?.ok) return onConfirmed()
    const failure = !options.ok ? options.failure : answer && !answer.ok ? answer.failure : null
    if (failure) setTrouble({ kind: 'refused', failure })
    else if (ceremony && ceremony.ended !== 'signed' && ceremony.ended !== 'cancelled') setTrouble({ kind: ceremony.ended })
  }
  const failure = byPassword.failure ?? (trouble?.kind === 'refused' ? trouble.failure : null)
  const text = failure ? errorText(failure) : trouble ? t('passkey.failed') : null
  return (
    <Sheet open onClose={onClose} title={t('passkey.confirm.title')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setTouched(true)
          setTrouble(null)
          if (password !== '' && !byPassword.pending) byPassword.submit({ body: { password } }, { onSuccess: onConfirmed })
        }}
      >
        <p className={styles.lead}>{t(hasPassword || hasPasskey ? 'passkey.confirm.lead' : 'passkey.confirm.again')}</p>
        {hasPassword ? <LoginPasswordField value={password} onChange={setPassword} touched={touched} /> : null}
        <FormAlert text={text} failure={failure} />
        {hasPassword ? (
          <Button type="submit" size="l" block loading={byPassword.pending}>
            {t('passkey.confirm.action')}
          </Button>
        ) : null}
        {hasPasskey ? (
          <Button variant="secondary" size="l" block icon="key" loading={signing} className={styles.other} onClick={() => void signNow()}>
            {t('passkey.confirm.byPasskey')}
          </Button>
        ) : null}
      </form>
    </Sheet>
  )
}
