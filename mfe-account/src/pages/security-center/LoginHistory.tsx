import { formatDate } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { Button, List, ListRow, QueryView, Skeleton } from '@mosaic/ui'
import { useLoginHistoryQuery } from '../../api/security'
import { useTexts } from '../../texts'
import { deviceName } from '../../device/device-name'
import styles from './SecurityCenterPage.module.css'

/** Logins with time and place, so that a foreign one is noticed. */
export const LoginHistory = () => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const history = useLoginHistoryQuery()
  return (
    <QueryView query={history} compact skeleton={<Skeleton height={220} />}>
      {({ pages }) => (
        <>
          <List label={t('security.history.title')}>
            {pages
              .flatMap((page) => page.list)
              .map(({ id, at, ip, userAgent }) => (
                <ListRow
                  key={id}
                  icon="clock-counter-clockwise"
                  title={formatDate(at, tag, 'dateTime', timeZone)}
                  detail={`${deviceName(userAgent) ?? t('security.devices.unknown')} · ${ip}`}
                />
              ))}
          </List>
          {history.hasNextPage ? (
            <Button
              variant="secondary"
              block
              className={styles.other}
              loading={history.isFetchingNextPage}
              onClick={() => void history.fetchNextPage()}
            >
              {t('security.history.more')}
            </Button>
          ) : null}
        </>
      )}
    </QueryView>
  )
}
