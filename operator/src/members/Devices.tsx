import type { DeskValue } from '@mosaic/contracts/desk'
import { Button, Card, Dialog, EmptyState, List, ListRow } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskMutation } from '../api/queries'
import { useMayDo } from '../api/session'
import { useMoment } from '../queue/use-moment'
import { useTexts } from '../texts'
import styles from './Members.module.css'

export const Devices = ({ sheet: { memberId, devices } }: { readonly sheet: DeskValue<'member'> }) => {
  const { t } = useTexts()
  const moment = useMoment()
  const mayDo = useMayDo()
  const [asked, setAsked] = useState(false)
  const end = useDeskMutation('endMemberSessions', { onDone: () => setAsked(false) })
  return (
    <Card className={styles.part}>
      <h2 className={styles.heading}>{t('members.devices')}</h2>
      {devices.length === 0 ? (
        <EmptyState compact title={t('members.noDevices')} />
      ) : (
        <List label={t('members.devices')}>
          {devices.map(({ id, userAgent, ip, lastSeenAt }) => (
            <ListRow key={id} icon="phone" title={userAgent} detail={`${ip} · ${moment(lastSeenAt)}`} />
          ))}
        </List>
      )}
      {devices.length > 0 && mayDo('members.sessions.end') ? (
        <Button variant="secondary" icon="sign-out" onClick={() => setAsked(true)}>
          {t('members.endSessions')}
        </Button>
      ) : null}
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t('members.endSessions')}
        text={t('members.endSessionsText')}
        confirm={{
          label: t('members.endSessions'),
          onConfirm: () => end.submit({ memberId }),
          danger: true,
          loading: end.pending,
        }}
      />
    </Card>
  )
}
