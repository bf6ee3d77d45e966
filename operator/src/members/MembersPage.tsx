import { field } from '@mosaic/forms'
import { EmptyState, List, ListRow, QueryView, Select, Skeleton, TextField } from '@mosaic/ui'
import { useDeskQuery } from '../api/queries'
import { useFilters } from '../queue/use-filters'
import { useMoment } from '../queue/use-moment'
import queue from '../queue/Queue.module.css'
import { useTexts } from '../texts'
import styles from './Members.module.css'

export const MembersPage = () => {
  const { t } = useTexts()
  const moment = useMoment()
  const filters = useFilters({ search: field.text(), merchant: field.text() })
  const query = useDeskQuery('members', filters.values)
  const merchants = query.data?.merchants ?? []
  return (
    <>
      <h1 className={queue.title}>{t('menu.members')}</h1>
      <div className={styles.search}>
        <TextField
          {...filters.input('search')}
          label={t('members.search')}
          icon="magnifying-glass"
          type="search"
          maxLength={64}
        />
        <Select
          {...filters.input('merchant')}
          label={t('members.merchant')}
          options={[
            { value: '', label: t('members.everyMerchant') },
            ...merchants.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
      </div>
      <QueryView
        query={query}
        skeleton={<Skeleton height={320} radius="l" />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState icon="users" title={t('members.none')} />}
      >
        {({ list }) => (
          <List label={t('menu.members')}>
            {list.map((row) => (
              <ListRow
                key={row.memberId}
                icon="user"
                title={row.member}
                detail={`${row.merchant} · ${moment(row.registeredAt)}`}
                value={row.disabled ? t('members.disabled') : undefined}
                to={`/members/${row.memberId}`}
              />
            ))}
          </List>
        )}
      </QueryView>
    </>
  )
}
