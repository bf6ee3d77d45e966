import type { DeskValue } from '@mosaic/contracts/desk'
import { useDeskQuery } from '../api/queries'
import { CaseCard } from '../queue/CaseCard'
import { DecisionButtons } from '../queue/DecisionButtons'
import queue from '../queue/Queue.module.css'
import { useDecision } from '../queue/use-decision'
import { useMoment } from '../queue/use-moment'
import { useSecondPerson } from '../queue/use-second-person'
import { useTexts } from '../texts'

type Row = DeskValue<'operatorProposals'>['list'][number]

const Proposal = ({ row }: { readonly row: Row }) => {
  const { t } = useTexts()
  const moment = useMoment()
  const decision = useDecision('decideOperator', row.id)
  const second = useSecondPerson(row, row.state === 'PROPOSED')
  const role = t(`role.${row.role}`)
  return (
    <CaseCard
      label={row.name}
      title={row.name}
      state={second.state ?? { text: t('queue.waiting'), tone: 'vip' }}
      rows={[
        {
          label: t('audit.change'),
          value: t(row.kind === 'create' ? 'operators.create' : 'operators.changed', { role }),
        },
        ...(row.kind === 'change'
          ? [{ label: t('operators.access'), value: t(row.disabled ? 'members.disabled' : 'operators.enabled') }]
          : []),
        ...(row.email === null ? [] : [{ label: t('operators.email'), value: row.email }]),
        { label: t('adjustments.proposedBy'), value: row.proposedBy },
        { label: t('asked'), value: moment(row.proposedAt) },
      ]}
      note={second.note}
    >
      {second.own ? null : (
        <DecisionButtons
          decision={decision}
          approve={() => decision.approve({ id: row.id, verdict: 'approve' })}
          reasonHint={t('adjustments.reasonHint')}
        />
      )}
    </CaseCard>
  )
}

/** New accounts and changes that wait for a second administrator. */
export const OperatorProposals = () => {
  const { t } = useTexts()
  const list = useDeskQuery('operatorProposals').data?.list ?? []
  if (list.length === 0) return null
  return (
    <ul className={queue.cases} aria-label={t('queue.waitsSecond')}>
      {list.map((row) => (
        <li key={row.id}>
          <Proposal row={row} />
        </li>
      ))}
    </ul>
  )
}
