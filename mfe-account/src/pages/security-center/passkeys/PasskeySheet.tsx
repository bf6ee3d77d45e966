import { field, useForm, useProblemText } from '@mosaic/forms'
import { Button, Dialog, TextField } from '@mosaic/ui'
import { useState } from 'react'
import type { ApiFailure } from '@mosaic/api-client'
import { useTexts } from '../../../texts'
import styles from '../SecurityCenterPage.module.css'
import { SheetForm } from '../SheetForm'
import type { PasskeyRow } from './use-passkey-actions'

/** Longest name that the gateway stores (contract `renamePasskey`). */
const longestName = 40

type PasskeySheetProps = {
  readonly passkey: PasskeyRow
  readonly lead: string
  readonly pending: boolean
  readonly failure: ApiFailure | null
  readonly onRename: (name: string) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** One passkey: another name, or gone. */
export const PasskeySheet = ({ passkey, lead, pending, failure, onRename, onRemove, onClose }: PasskeySheetProps) => {
  const { t } = useTexts()
  const { missing } = useProblemText()
  const form = useForm({
    fields: { name: field.text(passkey.name) },
    judged: 'change',
    errors: ({ name }) => ({ name: missing(name) }),
    call: { pending, failure },
    fieldOf: () => null,
    onSubmit: ({ name }) => onRename(name.trim()),
  })
  const [confirming, setConfirming] = useState(false)
  return (
    <>
      <SheetForm form={form} title={passkey.name} lead={lead} action={t('security.save')} onClose={onClose}>
        <TextField
          {...form.input('name')}
          label={t('passkey.name')}
          autoComplete="off"
          maxLength={longestName}
          required
        />
        <Button variant="ghost" block className={styles.other} onClick={() => setConfirming(true)}>
          {t('passkey.remove')}
        </Button>
      </SheetForm>
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={t('passkey.removeTitle')}
        text={t('passkey.removeText')}
        confirm={{
          label: t('passkey.removeAction'),
          danger: true,
          onConfirm: () => {
            setConfirming(false)
            onRemove()
          },
        }}
      />
    </>
  )
}
