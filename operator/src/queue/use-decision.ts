import type { ApiFailure } from '@mosaic/api-client'
import type { DeskBody } from '@mosaic/contracts/desk'
import { useErrorText } from '@mosaic/i18n'
import { toast } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskMutation } from '../api/queries'
import { useTexts } from '../texts'

type DecisionCall =
  | 'decideWithdrawal'
  | 'decideDeposit'
  | 'decideKyc'
  | 'decideAdjustment'
  | 'decideFreeRounds'
  | 'decideOperator'
  | 'decideApplication'
  | 'decideDividend'
  | 'decideAgentChange'
type Approval<C extends DecisionCall> = Extract<DeskBody<C>, { verdict: 'approve' }>
type Rejection = { readonly id: string; readonly verdict: 'reject'; readonly reason: string }

/** The part of a decision that is the same for every case. */
export type Decision = {
  /** The question that waits for a confirmation. */
  readonly question: 'approve' | 'reject' | null
  readonly ask: (question: 'approve' | 'reject') => void
  readonly cancel: () => void
  readonly reject: (reason: string) => void
  readonly pending: boolean
  readonly failure: ApiFailure | null
  readonly reset: () => void
}

/** An approval that was the first of two. */
const waitsForSecond = (value: object): boolean =>
  'needsTwo' in value &&
  value.needsTwo === true &&
  'state' in value &&
  ['PENDING', 'REVIEW', 'PROPOSED'].includes(String(value.state))

export const useDecision = <C extends DecisionCall>(
  call: C,
  id: string,
): Decision & { readonly approve: (approval: Approval<C>) => void } => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const [question, setQuestion] = useState<Decision['question']>(null)
  const { submit, pending, failure, reset } = useDeskMutation(call, {
    onDone: (value) =>
      toast(t(waitsForSecond(value) ? 'queue.waitsSecond' : 'queue.decided'), {
        tone: waitsForSecond(value) ? 'info' : 'success',
      }),
    onFailed: (error) => toast(errorText(error.failure), { tone: 'error', failure: error.failure }),
  })
  const send = (body: DeskBody<C>) => {
    setQuestion(null)
    submit(body)
  }
  return {
    question,
    ask: setQuestion,
    cancel: () => setQuestion(null),
    approve: send,
    reject: (reason) => {
      const rejection: Rejection = { id, verdict: 'reject', reason }
      // Every decision accepts a rejection of this form.
      send(rejection as unknown as DeskBody<C>)
    },
    pending,
    failure,
    reset,
  }
}
