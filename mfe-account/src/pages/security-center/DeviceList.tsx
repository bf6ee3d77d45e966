import { formatDate } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { Button, Dialog, List, ListRow, QueryView, Skeleton, toast, useFailureToast } from '@mosaic/ui'
import { useState } from 'react'
import { useDevices, useRevokeDevices } from '../../api/security'
import { useTexts } from '../../texts'
import { deviceName } from '../../device/device-name'
import styles from './SecurityCenterPage.module.css'

/** Where the account is logged in; each of the others, or all of them, can be sent away. */
export const DeviceList = () => {
  const { t, tag } = useTexts()
  const showFailure = useFailureToast()
  const { timeZone } = useMerchant()
  const devices = useDevices()
  const [asking, setAsking] = useState<string | null>(null)
  const revoke = useRevokeDevices()
  const nameOf = (userAgent: string) => deviceName(userAgent) ?? t('security.devices.unknown')
  const confirm = () => {
    if (asking === null) return
    revoke.submit(
      { body: { session: asking } },
      {
        onSuccess: () => toast(t('security.devices.done'), { tone: 'success', duration: 'short' }),
        onError: ({ failure }) => showFailure(failure),
        onSettled: () => setAsking(null),
      },
    )
  }
  return (
    <>
      <QueryView query={devices} compact skeleton={<Skeleton height={120} />}>
        {({ list }) => (
          <>
            <List label={t('security.devices.title')}>
              {list.map(({ id, userAgent, ip, lastSeenAt, current }) => (
                <ListRow
                  key={id}
                  icon={current ? 'check-circle' : 'sign-out'}
                  title={nameOf(userAgent)}
                  detail={`${ip} · ${formatDate(lastSeenAt, tag, 'dateTime', timeZone)}`}
                  value={current ? t('security.devices.this') : undefined}
                  onClick={current ? undefined : () => setAsking(id)}
                />
              ))}
            </List>
            {list.length > 1 ? (
              <Button variant="secondary" block className={styles.other} onClick={() => setAsking('others')}>
                {t('security.devices.revokeOthers')}
              </Button>
            ) : null}
          </>
        )}
      </QueryView>
      <Dialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={t(asking === 'others' ? 'security.devices.othersTitle' : 'security.devices.oneTitle')}
        text={t('security.devices.text')}
        confirm={{ label: t('security.devices.revoke'), onConfirm: confirm, danger: true, loading: revoke.pending }}
      />
    </>
  )
}
