import type { DayRange } from '@mosaic/i18n'
import { DataTable, EmptyState, InfiniteList, QueryView, Skeleton } from '@mosaic/ui'
import { useEffect, useMemo } from 'react'
import { useMemberSearchQuery } from '../api/team'
import { useTexts } from '../texts'
import { useMemberColumns } from './member-columns'
import { MemberCell } from './MemberCell'
import styles from './MemberTree.module.css'
import type { TreeMember } from './tree-state'

type SearchTableProps = {
  readonly range: DayRange
  readonly search: string
  readonly onShown: (members: readonly TreeMember[]) => void
  readonly onMember?: (memberId: string) => void
}

/** Matches of every level in one list. */
export const SearchTable = ({ range, search, onShown, onMember }: SearchTableProps) => {
  const { t } = useTexts()
  const columns = useMemberColumns()
  const found = useMemberSearchQuery(range, search)
  const { data } = found
  const members = useMemo(() => data?.pages.flatMap((page) => page.list) ?? [], [data])
  useEffect(() => onShown(members), [members, onShown])

  return (
    <QueryView
      query={found}
      compact
      skeleton={<Skeleton height={320} radius="l" />}
      isEmpty={() => members.length === 0}
      empty={<EmptyState icon="magnifying-glass" picture="no-results" title={t('tree.noMatch', { text: search })} />}
    >
      {({ pages }) => (
        <InfiniteList pages={found}>
          <p className={styles.count} role="status">
            {t('tree.results', { count: pages[0]?.totalCount ?? members.length })}
          </p>
          <DataTable
            label={t('tree.table')}
            rows={members}
            rowKey={(member) => member.id}
            columns={[
              {
                key: 'member',
                title: t('tree.member'),
                render: (member) => (
                  <MemberCell member={member} depth={0} onMember={onMember && (() => onMember(member.id))} />
                ),
              },
              ...columns.map(({ key, title, render }) => ({ key, title, align: 'end' as const, render })),
            ]}
          />
        </InfiniteList>
      )}
    </QueryView>
  )
}
