import type { DeskValue } from '@mosaic/contracts/desk'
import { Link, type TagProps } from '@mosaic/ui'
import { useState } from 'react'
import { addressOf } from '../api/desk-call'
import { useDeskQuery } from '../api/queries'
import { useMayDo } from '../api/session'
import { CaseCard } from '../queue/CaseCard'
import { DecisionButtons } from '../queue/DecisionButtons'
import { Pictures } from '../queue/Pictures'
import { QueuePage, type Shown } from '../queue/QueuePage'
import { useDecision } from '../queue/use-decision'
import { useMoment } from '../queue/use-moment'
import { useTexts } from '../texts'

type Document = DeskValue<'decideKyc'>

const tones: Record<Document['state'], TagProps['tone']> = {
  PENDING: 'vip',
  VERIFIED: 'positive',
  REJECTED: 'negative',
}

const Case = ({ row }: { readonly row: Document }) => {
  const { t } = useTexts()
  const moment = useMoment()
  const mayDo = useMayDo()
  const decision = useDecision('decideKyc', row.id)
  return (
    <CaseCard
      label={row.fullName}
      title={row.fullName}
      state={{ text: t(`kyc.${row.state}`), tone: tones[row.state] }}
      rows={[
        { label: t('member'), value: <Link to={`/members/${row.memberId}`}>{`${row.member} · ${row.merchant}`}</Link> },
        { label: t('kyc.number'), value: row.documentNumber },
        { label: t('asked'), value: moment(row.createdAt) },
        ...(row.decidedBy ? [{ label: t('decidedBy'), value: row.decidedBy }] : []),
        ...(row.reason ? [{ label: t('queue.reason'), value: row.reason }] : []),
      ]}
    >
      <Pictures
        addresses={Array.from({ length: row.images }, (_, position) => addressOf('kycImage', { id: row.id, position }))}
      />
      {row.state === 'PENDING' && mayDo('kyc.decide') ? (
        <DecisionButtons
          decision={decision}
          approve={() => decision.approve({ id: row.id, verdict: 'approve' })}
          reasonHint={t('queue.memberReads')}
        />
      ) : null}
    </CaseCard>
  )
}

export const KycPage = () => {
  const { t } = useTexts()
  const [show, setShow] = useState<Shown>('waiting')
  const query = useDeskQuery('kycDocuments', { show })
  return (
    <QueuePage title={t('menu.kyc')} show={show} onShow={setShow} query={query} rowKey={({ id }) => id}>
      {(row) => <Case row={row} />}
    </QueuePage>
  )
}
