import { ApiFailureError } from '@mosaic/api-client'
import type { ContractKind } from '@mosaic/contracts'
import { OrderCheck } from '@mosaic/forms'
import { Button, Dialog, toast, useFailureToast } from '@mosaic/ui'
import { useState } from 'react'
import { type AnswerStatus, type Contract, useAnswerMutation, useRefreshContracts } from '../api/contracts'
import { useTexts } from '../texts'
import styles from './ContractCard.module.css'

const answerCalls = {
  dailySalary: 'answerDailySalary',
  hourlySalary: 'answerHourlySalary',
  dividend: 'answerDividend',
} as const satisfies Readonly<Record<ContractKind, string>>

type Action = 'accept' | 'decline' | 'withdraw' | 'terminate'
const statusOf: Readonly<Record<Action, AnswerStatus>> = { accept: 'A', decline: 'R', withdraw: 'C', terminate: 'C' }

/** What this side may do now (domain §4.4). */
const actionsOf = ({ state, toAt }: Contract, side: 'downline' | 'offeror'): readonly Action[] => {
  if (state === 'ACTIVE') return toAt === null ? ['terminate'] : []
  if (state !== 'OFFERED') return []
  return side === 'downline' ? ['accept', 'decline'] : ['withdraw']
}

type ContractActionsProps = { readonly contract: Contract; readonly side: 'downline' | 'offeror' }

/** Buttons of a contract, each with a question, because an answer is final. */
export const ContractActions = ({ contract, side }: ContractActionsProps) => {
  const { t } = useTexts()
  const showFailure = useFailureToast()
  const refresh = useRefreshContracts()
  const { answer, pending } = useAnswerMutation(contract.kind)
  const [asked, setAsked] = useState<Action | null>(null)
  const possible = actionsOf(contract, side)
  if (possible.length === 0) return null
  const done = () => {
    toast(t('contract.answered'), { tone: 'success' })
    refresh()
  }
  const send = async (action: Action) => {
    setAsked(null)
    try {
      await answer(contract.id, statusOf[action])
      done()
    } catch (error) {
      if (!(error instanceof ApiFailureError)) throw error
      showFailure(error.failure)
      refresh()
    }
  }
  return (
    <OrderCheck compact names={[answerCalls[contract.kind]]} onDone={done} onRefused={refresh}>
      <div className={styles.actions}>
        {possible.map((action) => (
          <Button
            key={action}
            size="s"
            variant={action === 'accept' ? 'primary' : 'secondary'}
            icon={action === 'accept' ? 'check' : 'x'}
            loading={pending}
            onClick={() => setAsked(action)}
          >
            {t(`contract.${action}`)}
          </Button>
        ))}
      </div>
      {asked ? (
        <Dialog
          open
          onClose={() => setAsked(null)}
          title={t(`contract.${asked}`)}
          text={t(`contract.ask.${asked}`)}
          confirm={{
            label: t(`contract.${asked}`),
            onConfirm: () => void send(asked),
            danger: asked !== 'accept',
          }}
        />
      ) : null}
    </OrderCheck>
  )
}
