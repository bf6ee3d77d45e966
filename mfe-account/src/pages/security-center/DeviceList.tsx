import { formatDate } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { Button, Dialog, List, ListRow, QueryView, Skeleton, toast, useFailureToast } from '@mosaic/ui'
import { useState } from 'react'
import { useDevicesQuery, useRevokeDevicesMutation } from '../../api/security'
import { useTexts } from '../../texts'
import { deviceName } from '../../device/device-name'
import styles from './SecurityCenterPage.module.css'

/** Sessions of the account; each other one, or all, can be ended. */
export const DeviceList = () => {
  const { t, tag } = useTexts()
  const showFailure = useFailureToast()
  const { timeZone } = useMerchant()
  const devices = useDevicesQuery()
  const [confirming, setConfirming] = useState<string | null>(null)
  const revoke = useRevokeDevicesMutation()
  const nameOf = (userAgent: string) => deviceName(userAgent) ?? t('security.devices.unknown')
  const confirm = () => {
    if (confirming === null) return
    revoke.submit(
      { body: { session: confirming } },
      {
        onSuccess: () => toast(t('security.devices.done'), { tone: 'success', duration: 'short' }),
        onError: ({ failure }) => showFailure(failure),
        onSettled: () => setConfirming(null),
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
                  onClick={current ? undefined : () => setConfirming(id)}
                />
              ))}
            </List>
            {list.length > 1 ? (
              <Button variant="secondary" block className={styles.other} onClick={() => setConfirming('others')}>
                {t('security.devices.revokeOthers')}
              </Button>
            ) : null}
          </>
        )}
      </QueryView>
      <Dialog
        open={confirming !== null}
        onClose={() => setConfirming(null)}
        title={t(confirming === 'others' ? 'security.devices.othersTitle' : 'security.devices.oneTitle')}
        text={t('security.devices.text')}
        confirm={{ label: t('security.devices.revoke'), onConfirm: confirm, danger: true, loading: revoke.pending }}
      />
    </>
  )
}
