import { type DeskValue, type Role, roles } from '@mosaic/contracts/desk'
import { useErrorText } from '@mosaic/i18n'
import { Button, DataTable, QueryView, Select, Skeleton, toast } from '@mosaic/ui'
import { useDeskMutation, useDeskQuery } from '../api/queries'
import { useOperator } from '../api/session'
import queue from '../queue/Queue.module.css'
import { useMoment } from '../queue/use-moment'
import { useTexts } from '../texts'
import { AddOperator } from './AddOperator'

type Row = DeskValue<'operators'>['list'][number]

const Change = ({ row }: { readonly row: Row }) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const { name } = useOperator()
  const set = useDeskMutation('setOperator', {
    onFailed: ({ failure }) => toast(errorText(failure), { tone: 'error', failure }),
  })
  return (
    <Button
      size="s"
      variant="secondary"
      loading={set.pending}
      disabled={row.name === name}
      onClick={() => set.submit({ name: row.name, role: row.role, disabled: !row.disabled })}
    >
      {t(row.disabled ? 'operators.enable' : 'operators.disable')}
    </Button>
  )
}

const RoleSelect = ({ row }: { readonly row: Row }) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const { name } = useOperator()
  const set = useDeskMutation('setOperator', {
    onFailed: ({ failure }) => toast(errorText(failure), { tone: 'error', failure }),
  })
  const change = (value: string) => {
    const role: Role | undefined = roles.find((each) => each === value)
    if (role) set.submit({ name: row.name, role, disabled: row.disabled })
  }
  return (
    <Select
      name={`role-${row.name}`}
      label={t('operators.role')}
      value={row.role}
      disabled={row.name === name || set.pending}
      onChange={({ target }) => change(target.value)}
      options={roles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
    />
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
              { key: 'passkeys', title: t('operators.passkeys'), align: 'end', render: ({ passkeys }) => passkeys },
              { key: 'seen', title: t('operators.seen'), render: ({ lastSeenAt }) => moment(lastSeenAt) },
              { key: 'by', title: t('operators.addedBy'), render: ({ createdBy }) => createdBy },
              { key: 'change', title: t('operators.access'), render: (row) => <Change row={row} /> },
            ]}
          />
        )}
      </QueryView>
    </>
  )
}
