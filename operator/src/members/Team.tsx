import { DataTable, EmptyState, Link, QueryView, Section, Skeleton } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskQuery } from '../api/queries'
import { PageButtons } from '../queue/PageButtons'
import { useMoment } from '../queue/use-moment'
import { useTexts } from '../texts'

const pageSize = 20

/** Members directly below an agent; each leads to their own sheet and so further down the tree. */
export const Team = ({ memberId }: { readonly memberId: string }) => {
  const { t } = useTexts()
  const moment = useMoment()
  const [pageNo, setPageNo] = useState(1)
  const query = useDeskQuery('memberTeam', { memberId, pageNo, pageSize })
  return (
    <Section title={t('members.team')} icon="users-three">
      <QueryView
        query={query}
        skeleton={<Skeleton height={168} radius="l" />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState compact title={t('members.noTeam')} />}
      >
        {(page) => (
          <>
            <DataTable
              label={t('members.team')}
              rows={page.list}
              rowKey={(row) => row.memberId}
              columns={[
                {
                  key: 'member',
                  title: t('member'),
                  render: (row) => <Link to={`/members/${row.memberId}`}>{row.member}</Link>,
                },
                { key: 'type', title: t('members.type'), align: 'end', render: ({ type }) => type },
                { key: 'below', title: t('members.below'), align: 'end', render: ({ teamCount }) => teamCount },
                {
                  key: 'registered',
                  title: t('members.registered'),
                  align: 'end',
                  render: ({ registeredAt }) => moment(registeredAt),
                },
              ]}
            />
            <PageButtons page={page} onPage={setPageNo} />
          </>
        )}
      </QueryView>
    </Section>
  )
}
