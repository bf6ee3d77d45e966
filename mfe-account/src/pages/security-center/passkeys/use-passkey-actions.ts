import type { ApiFailure, ApiResult } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'
import { toast } from '@mosaic/ui'
import { useState } from 'react'
import { removePasskey, renamePasskey, useKeepPasskeys, usePasskeys } from '../../../api/passkeys'
import { useConfirmation } from '../../../confirmation/use-confirmation'
import { reportGone } from '../../../passkeys/ceremonies'
import type { Trouble } from '../../../passkeys/trouble'
import { useAddPasskey } from '../../../passkeys/use-add-passkey'
import { useTexts } from '../../../texts'

type List = ValueOf<'passkeys'>
export type PasskeyRow = List['list'][number]

/** Every change may be answered with the wish for a proof; it then waits for the proof and is sent again by itself. */
export const usePasskeyActions = () => {
  const { t } = useTexts()
  const keep = useKeepPasskeys()
  const passkeys = usePasskeys()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [busy, setBusy] = useState(false)
  const confirmation = useConfirmation()
  const adding = useAddPasskey(t('security.devices.unknown'))

  const take = (value: List, done: string) => {
    keep(value)
    toast(done, { tone: 'success', duration: 'short' })
  }
  const refused = (failure: ApiFailure, again: () => Promise<void>) => {
    if (!confirmation.askedBy(failure, () => void again())) setTrouble({ kind: 'refused', failure })
  }
  const change = async (send: () => Promise<ApiResult<List>>, done: string, onDone: () => void): Promise<void> => {
    setTrouble(null)
    setBusy(true)
    const answer = await send()
    setBusy(false)
    if (!answer.ok) return refused(answer.failure, () => change(send, done, onDone))
    take(answer.value, done)
    onDone()
  }
  const add = async (): Promise<void> => {
    setTrouble(null)
    const result = await adding.add()
    if (result.kind === 'added') take(result.value, t('passkey.made'))
    else if (result.kind === 'refused') refused(result.failure, add)
    // Who closes the browser's question has changed his mind.
    else if (result.kind !== 'cancelled' && result.kind !== 'aborted') setTrouble({ kind: result.kind })
  }
  return {
    passkeys,
    trouble,
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
          reportGone(window.location.hostname, id)
          onDone()
        },
      ),
    forgetTrouble: () => setTrouble(null),
  }
}
