import type { DeskValue } from '@mosaic/contracts/desk'
import { MoneyAmount, moneyOf } from '@mosaic/money'
import { DataTable, EmptyState, QueryView, Section, Skeleton } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskQuery } from '../api/queries'
import { PageButtons } from '../queue/PageButtons'
import { useMoment } from '../queue/use-moment'
import { useTexts } from '../texts'
import { useBalanceName } from './use-balance-name'

type Entry = DeskValue<'memberLedger'>['list'][number]

const pageSize = 20

const kinds = [
  'deposit',
  'bet',
  'win',
  'rollback',
  'adjustment',
  'promotion',
  'bonus',
  'rebate',
  'commission',
  'salary',
  'dividend',
  'withdraw',
  'opening',
  'transfer',
] as const

const money = (row: Entry, wire: string) => <MoneyAmount value={moneyOf(wire, row.currency)} currency={row.currency} />

/** Every ledger entry of the member. */
export const Ledger = ({ memberId }: { readonly memberId: string }) => {
  const { t } = useTexts()
  const moment = useMoment()
  const balanceName = useBalanceName()
  const kindOf = (kind: string) => t(`members.kinds.${kinds.find((each) => each === kind) ?? 'other'}`)
  const [pageNo, setPageNo] = useState(1)
  const query = useDeskQuery('memberLedger', { memberId, pageNo, pageSize })
  return (
    <Section title={t('members.ledger')} icon="receipt">
      <QueryView
        query={query}
        skeleton={<Skeleton height={320} radius="l" />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState icon="receipt" title={t('members.noEntries')} />}
      >
        {(page) => (
          <>
            <DataTable
              label={t('members.ledger')}
              rows={page.list}
              rowKey={({ id }) => id}
              columns={[
                { key: 'at', title: t('at'), render: ({ at }) => moment(at) },
                {
                  key: 'kind',
                  title: t('members.kind'),
                  render: ({ kind, title }) => (title === '' ? kindOf(kind) : `${kindOf(kind)} · ${title}`),
                },
                { key: 'pocket', title: t('members.pocketTitle'), render: (row) => balanceName(row.pocket) },
                { key: 'amount', title: t('amount'), align: 'end', render: (row) => money(row, row.amount) },
                {
                  key: 'after',
                  title: t('members.after'),
                  align: 'end',
                  render: (row) => money(row, row.balanceAfter),
                },
                { key: 'reference', title: t('reference'), render: ({ reference }) => reference },
              ]}
            />
            <PageButtons page={page} onPage={setPageNo} />
          </>
        )}
      </QueryView>
    </Section>
  )
}
