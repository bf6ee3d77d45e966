import { newUuid } from '@mosaic/api-client'
import type { DeskBody } from '@mosaic/contracts/desk'
import { toast } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskMutation } from '../api/queries'
import { useTexts } from '../texts'

type Change = DeskBody<'proposeAgentChange'>
/** A change without the id, which is made once for each, so a second click proposes nothing twice. */
type Asked = Change extends infer C ? (C extends Change ? Omit<C, 'id'> : never) : never

/** Proposes a change of agents, which a second person decides. */
export const useAgentProposal = () => {
  const { t } = useTexts()
  const [id, setId] = useState(newUuid)
  const call = useDeskMutation('proposeAgentChange')
  const propose = (asked: Asked, onDone: () => void) =>
    call.submit(
      { ...asked, id },
      {
        onSuccess: () => {
          setId(newUuid())
          onDone()
          toast(t('adjustments.proposed'), { tone: 'success', duration: 'short' })
        },
      },
    )
  return { call, propose }
}
