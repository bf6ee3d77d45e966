import { EmptyState, List, ListRow, QueryView, Select, Skeleton, TextField } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskQuery } from '../api/queries'
import { useMoment } from '../queue/use-moment'
import queue from '../queue/Queue.module.css'
import { useTexts } from '../texts'
import styles from './Members.module.css'

export const MembersPage = () => {
  const { t } = useTexts()
  const moment = useMoment()
  const [merchant, setMerchant] = useState('')
  const [search, setSearch] = useState('')
  const query = useDeskQuery('members', { merchant, search })
  const merchants = query.data?.merchants ?? []
  return (
    <>
      <h1 className={queue.title}>{t('menu.members')}</h1>
      <div className={styles.search}>
        <TextField
          name="search"
          label={t('members.search')}
          icon="magnifying-glass"
          type="search"
          value={search}
          maxLength={64}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Select
          name="merchant"
          label={t('members.merchant')}
          value={merchant}
          onChange={({ target }) => setMerchant(target.value)}
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
