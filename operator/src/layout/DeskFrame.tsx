import { Badge, IconButton, Icon, NavLink } from '@mosaic/ui'
import type { ReactNode } from 'react'
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
      <nav className={styles.menu} aria-label={t('menu.label')}>
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
