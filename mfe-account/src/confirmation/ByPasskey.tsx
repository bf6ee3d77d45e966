import { FormAlert } from '@mosaic/forms'
import { useErrorText } from '@mosaic/i18n'
import { Button } from '@mosaic/ui'
import { useState } from 'react'
import { confirmByPasskey, passkeyConfirmOptions } from '../api/confirmation'
import { sign } from '../passkeys/ceremonies'
import type { PasskeyProblem } from '../passkeys/passkey-problem'
import { useTexts } from '../texts'

export const ByPasskey = ({ onConfirmed }: { readonly onConfirmed: () => void }) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const [signing, setSigning] = useState(false)
  const [problem, setProblem] = useState<PasskeyProblem | null>(null)

  const signNow = async () => {
    setProblem(null)
    setSigning(true)
    const options = await passkeyConfirmOptions()
    const ceremony = options.ok ? await sign(options.value) : null
    const answer = ceremony?.ended === 'signed' ? await confirmByPasskey({ credential: ceremony.credential }) : null
    setSigning(false)
    if (answer?.ok) return onConfirmed()
    const failure = !options.ok ? options.failure : answer && !answer.ok ? answer.failure : null
    if (failure) setProblem({ kind: 'refused', failure })
    else if (ceremony && ceremony.ended !== 'signed' && ceremony.ended !== 'cancelled')
      setProblem({ kind: ceremony.ended })
  }
  const failure = problem?.kind === 'refused' ? problem.failure : null
  return (
    <div>
      <FormAlert text={failure ? errorText(failure) : problem ? t('passkey.failed') : null} failure={failure} />
      <Button variant="secondary" size="l" block icon="key" loading={signing} onClick={() => void signNow()}>
        {t('confirm.byPasskey')}
      </Button>
    </div>
  )
}
