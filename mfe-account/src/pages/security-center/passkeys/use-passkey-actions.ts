import type { ApiFailure, ApiResult } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'
import { toast } from '@mosaic/ui'
import { useState } from 'react'
import { removePasskey, renamePasskey, useCachePasskeys, usePasskeysQuery } from '../../../api/passkeys'
import { useConfirmation } from '../../../confirmation/use-confirmation'
import { signalUnknownCredential } from '../../../passkeys/ceremonies'
import type { PasskeyProblem } from '../../../passkeys/passkey-problem'
import { useAddPasskey } from '../../../passkeys/use-add-passkey'
import { useTexts } from '../../../texts'

type List = ValueOf<'passkeys'>
export type PasskeyRow = List['list'][number]

/** A change may be refused until a proof; it is sent again after the proof. */
export const usePasskeyActions = () => {
  const { t } = useTexts()
  const cachePasskeys = useCachePasskeys()
  const passkeys = usePasskeysQuery()
  const [problem, setProblem] = useState<PasskeyProblem | null>(null)
  const [busy, setBusy] = useState(false)
  const confirmation = useConfirmation()
  const adding = useAddPasskey(t('security.devices.unknown'))

  const showList = (value: List, done: string) => {
    cachePasskeys(value)
    toast(done, { tone: 'success', duration: 'short' })
  }
  const refused = (failure: ApiFailure, retry: () => Promise<void>) => {
    if (!confirmation.requestFor(failure, () => void retry())) setProblem({ kind: 'refused', failure })
  }
  const change = async (send: () => Promise<ApiResult<List>>, done: string, onDone: () => void): Promise<void> => {
    setProblem(null)
    setBusy(true)
    const answer = await send()
    setBusy(false)
    if (!answer.ok) return refused(answer.failure, () => change(send, done, onDone))
    showList(answer.value, done)
    onDone()
  }
  const add = async (): Promise<void> => {
    setProblem(null)
    const result = await adding.add()
    if (result.kind === 'added') showList(result.value, t('passkey.made'))
    else if (result.kind === 'refused') refused(result.failure, add)
    // Who closes the browser's question has changed his mind.
    else if (result.kind !== 'cancelled' && result.kind !== 'aborted') setProblem({ kind: result.kind })
  }
  return {
    passkeys,
    problem,
    pending: busy || adding.pending,
    confirmation,
    add: () => void add(),
    rename: (id: string, name: string, onDone: () => void) =>
      void change(() => renamePasskey(id, name), t('passkey.renamed'), onDone),
    remove: (id: string, onDone: () => void) =>
      void change(
        () => removePasskey(id),
        t('passkey.removed'),
        () => {
          signalUnknownCredential(window.location.hostname, id)
          onDone()
        },
      ),
    clearProblem: () => setProblem(null),
  }
}
