import type { DeskValue } from '@mosaic/contracts/desk'
import { field } from '@mosaic/forms'
import { DataTable, EmptyState, QueryView, Skeleton, TextField } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskQuery } from '../api/queries'
import { PageButtons } from '../queue/PageButtons'
import queue from '../queue/Queue.module.css'
import { useFilters } from '../queue/use-filters'
import { useMoment } from '../queue/use-moment'
import { useTexts } from '../texts'
import styles from './Audit.module.css'

type Line = DeskValue<'audit'>['list'][number]

const pageSize = 30

const factsText = (facts: Readonly<Record<string, unknown>> | null): string =>
  Object.entries(facts ?? {})
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ')

/** Values before and after a change, and the details of the line. */
const changeOf = ({ before, after, detail }: Line): string =>
  [before && after ? `${factsText(before)} → ${factsText(after)}` : factsText(after), factsText(detail)]
    .filter(Boolean)
    .join(' · ') || '–'

/** Log of all actions of operators. The database refuses changes and deletions. */
export const AuditPage = () => {
  const { t } = useTexts()
  const moment = useMoment()
  const [pageNo, setPageNo] = useState(1)
  const filters = useFilters({ operator: field.text(), subject: field.text() }, () => setPageNo(1))
  const [operator, subject] = [filters.values.operator.trim(), filters.values.subject.trim()]
  const query = useDeskQuery('audit', { operator, subject, pageNo, pageSize })
  return (
    <>
      <h1 className={queue.title}>{t('menu.audit')}</h1>
      <div className={styles.filters}>
        <TextField {...filters.input('operator')} label={t('audit.operator')} />
        <TextField {...filters.input('subject')} label={t('audit.subject')} />
      </div>
      <QueryView
        query={query}
        skeleton={<Skeleton height={420} radius="l" />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState icon="list-magnifying-glass" title={t('audit.none')} />}
      >
        {(page) => (
          <>
            <DataTable
              label={t('menu.audit')}
              rows={page.list}
              rowKey={({ id }) => id}
              columns={[
                { key: 'at', title: t('at'), render: ({ at }) => moment(at) },
                { key: 'operator', title: t('audit.operator'), render: (row) => row.operator },
                { key: 'action', title: t('audit.action'), render: ({ action }) => action },
                { key: 'subject', title: t('audit.subject'), render: (row) => row.subject },
                { key: 'change', title: t('audit.change'), render: changeOf },
                { key: 'address', title: t('audit.address'), render: ({ address }) => address || '–' },
              ]}
            />
            <PageButtons page={page} onPage={setPageNo} />
          </>
        )}
      </QueryView>
    </>
  )
}
