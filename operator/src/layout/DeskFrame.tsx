import { Badge, IconButton, Icon, NavLink, useLocation } from '@mosaic/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useDeskMutation, useDeskQuery, useSetSession } from '../api/queries'
import { useMayDo, useOperator } from '../api/session'
import { useTexts } from '../texts'
import styles from './DeskFrame.module.css'
import { LanguageSelect } from './LanguageSelect'
import { pages } from './pages'

const queueInterval = 15_000

/** Menu at the side, on a phone as a scrolling line. Each queue shows its number of waiting cases. */
export const DeskFrame = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTexts()
  const { name, role } = useOperator()
  const mayDo = useMayDo()
  const queues = useDeskQuery('queues', undefined, { refetchInterval: queueInterval })
  const setSession = useSetSession()
  const logout = useDeskMutation('logout', { onDone: () => setSession({ step: 'none', operator: null }) })
  const menu = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // The entry of this page may stand beyond the edge: on a phone at the side, on a low screen below.
  useEffect(() => {
    menu.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])
  return (
    <div className={styles.desk}>
      <header className={styles.bar}>
        <p className={styles.brand}>
          <Icon name="shield-check" size={22} weight="fill" />
          {t('title')}
        </p>
        <div className={styles.person}>
          <LanguageSelect />
          <p className={styles.name}>
            {name}
            <span className={styles.role}>{t(`role.${role}`)}</span>
          </p>
          <IconButton icon="sign-out" label={t('signOut')} onClick={() => logout.submit({})} />
        </div>
      </header>
      <nav ref={menu} className={styles.menu} aria-label={t('menu.label')}>
        {pages.map(({ path, right, menu }) =>
          menu && mayDo(right) ? (
            <NavLink
              key={path}
              to={path}
              className={({ isActive }: { isActive: boolean }) => (isActive ? styles.here : styles.link)}
            >
              <Icon name={menu.icon} size={20} />
              <span>{t(`menu.${menu.name}`)}</span>
              <Badge count={menu.queue ? (queues.data?.[menu.queue] ?? 0) : 0} />
            </NavLink>
          ) : null,
        )}
      </nav>
      <main className={styles.page}>{children}</main>
    </div>
  )
}
