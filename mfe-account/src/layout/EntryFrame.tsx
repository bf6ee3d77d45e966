import { Icon, IconButton, Link, Screen, ScreenHeading, useGoBack } from '@mosaic/ui'
import { useFlag, useMerchant, useRole } from '@mosaic/session'
import type { ReactNode } from 'react'
import { useTexts } from '../texts'
import styles from './EntryFrame.module.css'

export type EntryFrameProps = {
  readonly place: 'login' | 'register' | 'trial' | 'forget' | 'social'
  readonly title: string
  readonly heading: string
  readonly lead: string
  /** The query of this page, so that `next` and an invitation survive a switch between the two. */
  readonly search: string
  /** Shows the switch between login and registration; hidden for members, for whom it leads nowhere. */
  readonly switched?: boolean
  readonly children: ReactNode
}

/**
 * Login, registration and recovery have their own bar instead of the shell's header, except for free play (spec §2).
 */
export const EntryFrame = ({
  place,
  title,
  heading,
  lead,
  search,
  switched = place !== 'social',
  children,
}: EntryFrameProps) => {
  const { t } = useTexts()
  const { name, logo } = useMerchant()
  const goHome = useGoBack('home')
  const isGuest = useRole() === 'guest'
  const hasGuestChat = [useFlag('CBS3'), useFlag('GUESTCHAT3')].every(Boolean)
  const ownBar = place !== 'trial'
  return (
    <Screen title={title} className={ownBar ? styles.frame : undefined}>
      {ownBar ? (
        <header className={styles.bar}>
          <IconButton icon="caret-left" label={t('bar.back')} onClick={goHome} className={styles.back} />
          <span className={styles.brand}>
            {logo ? <img src={logo} alt="" width={28} height={28} className={styles.logo} /> : null}
            {name}
          </span>
        </header>
      ) : null}
      <ScreenHeading lead={lead} level={ownBar ? 1 : 2}>
        {heading}
      </ScreenHeading>
      {!switched ? null : (
        <nav className={styles.switch} aria-label={t('switch.label')}>
          {(['login', 'register'] as const).map((target) => (
            <Link
              key={target}
              to={`/m/${target}${search}`}
              replace
              className={target === place ? `${styles.tab} ${styles.current}` : styles.tab}
              aria-current={target === place ? 'page' : undefined}
            >
              {t(`switch.${target}`)}
            </Link>
          ))}
        </nav>
      )}
      {children}
      {hasGuestChat && isGuest && ownBar ? (
        <Link to="/m/livechat?backUrl=/m/login" className={styles.chat}>
          <Icon name="chat-circle-dots" size={20} />
          {t('bar.chat')}
        </Link>
      ) : null}
    </Screen>
  )
}
