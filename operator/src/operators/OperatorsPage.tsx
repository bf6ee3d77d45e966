import { type Role, roles } from '@mosaic/contracts/desk'
import { DataTable, QueryView, Select, Skeleton } from '@mosaic/ui'
import { useDeskQuery } from '../api/queries'
import { useOperator } from '../api/session'
import queue from '../queue/Queue.module.css'
import { useMoment } from '../queue/use-moment'
import { useTexts } from '../texts'
import { AccountActions, EmailOf, type OperatorRow, useSetOperator } from './AccountActions'
import { AddOperator } from './AddOperator'
import { OperatorProposals } from './OperatorProposals'
import styles from './Operators.module.css'

const RoleSelect = ({ row }: { readonly row: OperatorRow }) => {
  const { t } = useTexts()
  const { name } = useOperator()
  const set = useSetOperator()
  const change = (value: string) => {
    const role: Role | undefined = roles.find((each) => each === value)
    if (role) set.submit({ name: row.name, role, disabled: row.disabled })
  }
  return (
    <div className={styles.role}>
      <Select
        name={`role-${row.name}`}
        label={t('operators.role')}
        value={row.role}
        disabled={row.name === name || set.pending}
        onChange={({ target }) => change(target.value)}
        options={roles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
      />
    </div>
  )
}

/** Accounts of the desk. Operators cannot change their own. */
export const OperatorsPage = () => {
  const { t } = useTexts()
  const moment = useMoment()
  const query = useDeskQuery('operators')
  return (
    <>
      <h1 className={queue.title}>{t('menu.operators')}</h1>
      <OperatorProposals />
      <AddOperator />
      <QueryView query={query} skeleton={<Skeleton height={320} radius="l" />}>
        {({ list }) => (
          <DataTable
            label={t('menu.operators')}
            rows={list}
            rowKey={({ name }) => name}
            columns={[
              { key: 'name', title: t('signIn.name'), render: ({ name }) => name },
              { key: 'role', title: t('operators.role'), render: (row) => <RoleSelect row={row} /> },
              { key: 'email', title: t('operators.email'), render: (row) => <EmailOf row={row} /> },
              { key: 'passkeys', title: t('operators.passkeys'), align: 'end', render: ({ passkeys }) => passkeys },
              { key: 'seen', title: t('operators.seen'), render: ({ lastSeenAt }) => moment(lastSeenAt) },
              { key: 'by', title: t('operators.addedBy'), render: ({ createdBy }) => createdBy },
              { key: 'change', title: t('operators.access'), render: (row) => <AccountActions row={row} /> },
            ]}
          />
        )}
      </QueryView>
    </>
  )
}
