import { type DefinitionRow, Link, type TagProps } from '@mosaic/ui'
import type { ReactNode } from 'react'
import { useMayDo } from '../api/session'
import type { Right } from '@mosaic/contracts/desk'
import { useTexts } from '../texts'
import { CaseCard } from './CaseCard'
import { DecisionButtons } from './DecisionButtons'
import { useDecision } from './use-decision'
import { useMoment } from './use-moment'
import { useSecondPerson } from './use-second-person'

type Proposal = {
  readonly id: string
  readonly merchant: string
  readonly memberId: string
  readonly member: string
  readonly reason: string
  readonly proposedBy: string
  readonly proposedAt: number
  readonly decidedBy: string | null
  readonly refusal: string
  readonly needsTwo: boolean
  readonly approvedBy: string | null
}

export type ProposalCardProps = {
  readonly proposal: Proposal
  readonly title: ReactNode
  readonly state: { readonly text: string; readonly tone: TagProps['tone'] }
  readonly waits: boolean
  readonly rows?: readonly DefinitionRow[]
  readonly call: 'decideAdjustment' | 'decideFreeRounds' | 'decideAgentChange'
  readonly right: Right
}

/** A proposal for a member, which a second person decides. */
export const ProposalCard = ({ proposal, title, state, waits, rows = [], call, right }: ProposalCardProps) => {
  const { t } = useTexts()
  const moment = useMoment()
  const mayDo = useMayDo()
  const { id, memberId, member, merchant, reason, proposedBy, proposedAt, decidedBy, refusal } = proposal
  const decision = useDecision(call, id)
  const second = useSecondPerson(proposal, waits)
  return (
    <CaseCard
      label={reason}
      title={title}
      state={second.state ?? state}
      rows={[
        { label: t('member'), value: <Link to={`/members/${memberId}`}>{`${member} · ${merchant}`}</Link> },
        ...rows,
        { label: t('queue.reason'), value: reason },
        { label: t('adjustments.proposedBy'), value: proposedBy },
        { label: t('asked'), value: moment(proposedAt) },
        ...(decidedBy ? [{ label: t('decidedBy'), value: decidedBy }] : []),
        ...(refusal ? [{ label: t('adjustments.refusal'), value: refusal }] : []),
      ]}
      note={second.note}
    >
      {waits && !second.own && mayDo(right) ? (
        <DecisionButtons
          decision={decision}
          approve={() => decision.approve({ id, verdict: 'approve' })}
          reasonHint={t('adjustments.reasonHint')}
        />
      ) : null}
    </CaseCard>
  )
}
