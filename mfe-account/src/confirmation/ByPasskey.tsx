import { FormAlert } from '@mosaic/forms'
import { useErrorText } from '@mosaic/i18n'
import { Button } from '@mosaic/ui'
import { useState } from 'react'
import { confirmByPasskey, passkeyConfirmOptions } from '../api/confirmation'
import { sign } from '../passkeys/ceremonies'
import type { Trouble } from '../passkeys/trouble'
import { useTexts } from '../texts'

export const ByPasskey = ({ onConfirmed }: { readonly onConfirmed: () => void }) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const [signing, setSigning] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)

  const signNow = async () => {
    setTrouble(null)
    setSigning(true)
    const options = await passkeyConfirmOptions()
    const ceremony = options.ok ? await sign(options.value) : null
    const answer = ceremony?.ended === 'signed' ? await confirmByPasskey({ credential: ceremony.credential }) : null
    setSigning(false)
    if (answer?.ok) return onConfirmed()
    const failure = !options.ok ? options.failure : answer && !answer.ok ? answer.failure : null
    if (failure) setTrouble({ kind: 'refused', failure })
    else if (ceremony && ceremony.ended !== 'signed' && ceremony.ended !== 'cancelled')
      setTrouble({ kind: ceremony.ended })
  }
  const failure = trouble?.kind === 'refused' ? trouble.failure : null
  return (
    <div>
      <FormAlert text={failure ? errorText(failure) : trouble ? t('passkey.failed') : null} failure={failure} />
      <Button variant="secondary" size="l" block icon="key" loading={signing} onClick={() => void signNow()}>
        {t('confirm.byPasskey')}
      </Button>
    </div>
  )
}
