import type { DayRange } from '@mosaic/i18n'
import { DataTable, EmptyState, QueryView, Skeleton, Spinner } from '@mosaic/ui'
import { useEffect } from 'react'
import { useTexts } from '../texts'
import { useMemberColumns } from './member-columns'
import { MemberCell } from './MemberCell'
import styles from './MemberTree.module.css'
import { branchOf, root, visibleRows, type TreeMember, type TreeRow } from './tree-state'
import { useMemberTree } from './use-member-tree'

type LevelTableProps = {
  readonly range: DayRange
  readonly onShown: (members: readonly TreeMember[]) => void
  readonly onMember?: (memberId: string) => void
}

const keyOf = (row: TreeRow): string => (row.kind === 'member' ? row.member.id : `more-${row.parent}`)

export const LevelTable = ({ range, onShown, onMember }: LevelTableProps) => {
  const { t } = useTexts()
  const columns = useMemberColumns()
  const { state, toggle, fetchMore } = useMemberTree(range)
  const { members, nextPage, failure, loading } = branchOf(state, root)
  const topQuery = {
    data: members.length > 0 || nextPage === null ? members : undefined,
    error: failure && { failure },
    isFetching: loading,
    refetch: () => fetchMore(root),
  }

  useEffect(
    () => onShown(visibleRows(state).flatMap((row) => (row.kind === 'member' ? [row.member] : []))),
    [state, onShown],
  )

  const firstCell = (row: TreeRow) =>
    row.kind === 'member' ? (
      <MemberCell
        member={row.member}
        depth={row.depth}
        toggle={{ open: row.open, onToggle: () => toggle(row.member.id) }}
        onMember={onMember && (() => onMember(row.member.id))}
      />
    ) : row.loading ? (
      <Spinner size={20} label={t('tree.more')} />
    ) : (
      <button type="button" className={styles.more} onClick={() => fetchMore(row.parent)}>
        {t(row.failure ? 'tree.retry' : 'tree.more')}
      </button>
    )
  return (
    <QueryView
      query={topQuery}
      compact
      skeleton={<Skeleton height={320} radius="l" />}
      isEmpty={({ length }) => length === 0}
      empty={<EmptyState icon="users-three" title={t('tree.empty')} text={t('tree.emptyText')} />}
    >
      {() => (
        <DataTable
          label={t('tree.table')}
          rows={visibleRows(state)}
          rowKey={keyOf}
          columns={[
            { key: 'member', title: t('tree.member'), render: firstCell },
            ...columns.map(({ key, title, render }) => ({
              key,
              title,
              align: 'end' as const,
              render: (row: TreeRow) => (row.kind === 'member' ? render(row.member) : null),
            })),
          ]}
        />
      )}
    </QueryView>
  )
}
