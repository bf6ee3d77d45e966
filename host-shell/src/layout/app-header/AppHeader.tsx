import { useRole } from '@mosaic/session'
import { Button, classNames, IconButton, Skeleton, Slot, useGoBack } from '@mosaic/ui'
import { loginPath, registerPath } from '../../routing/paths'
import type { ScreenLayout } from '../../routing/route-layout'
import { useHostTexts } from '../../texts'
import { Logo } from './Logo'
import { MemberIcon } from './MemberIcon'
import styles from './AppHeader.module.css'

export type AppHeaderProps = {
  readonly layout: Pick<ScreenLayout, 'back' | 'heading'>
  readonly title: string
  readonly onOpenPanel: () => void
  /** Reloads the page's data, as pull-to-refresh does; absent on pages without it. */
  readonly onRefresh: (() => Promise<unknown>) | null
}

/** The edge does not know whether the visitor has a session: it paints both, and the early script of the document chooses. */
const visitorIsUnknown = typeof document === 'undefined'

/** Actions at the right end of a home-like header. */
const HomeActions = ({ onOpenPanel }: Pick<AppHeaderProps, 'onOpenPanel'>) => {
  const { t } = useHostTexts()
  const role = useRole()
  if (role === 'guest')
    return (
      <>
        <div className={styles.guest}>
          <Button to={loginPath} variant="secondary" size="s">
            {t('header.login')}
          </Button>
          <Button to={registerPath} size="s">
            {t('header.register')}
          </Button>
        </div>
        {visitorIsUnknown ? (
          <div className={styles.expected} aria-hidden="true">
            <Skeleton width={120} height={40} radius="pill" />
            <span className={styles.member} />
          </div>
        ) : null}
      </>
    )
  return (
    <>
      <div className={styles.balance}>
        <Slot name="header.balance" />
      </div>
      <MemberIcon onOpen={onOpenPanel} />
    </>
  )
}

export const AppHeader = ({ layout, title, onOpenPanel, onRefresh }: AppHeaderProps) => {
  const { t } = useHostTexts()
  const goBack = useGoBack(layout.back === 'home' ? 'home' : 'history')
  return (
    <header className={classNames(styles.header, layout.heading === 'logo' && styles.wraps)} data-testid="app-header">
      {layout.heading === 'logo' ? (
        <>
          <IconButton
            icon="list"
            label={t('header.openMenu')}
            onClick={onOpenPanel}
            aria-haspopup="dialog"
            className={styles.start}
          />
          <Slot name="header.start" />
          <Logo />
          <div className={styles.home}>
            <HomeActions onOpenPanel={onOpenPanel} />
          </div>
        </>
      ) : (
        <>
          <div className={styles.side}>
            {layout.back === 'none' ? null : (
              <IconButton icon="caret-left" label={t('header.back')} onClick={goBack} className={styles.start} />
            )}
          </div>
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.actions}>
            <Slot name="header.actions" />
            {onRefresh ? (
              <IconButton
                icon="arrows-clockwise"
                weight="regular"
                label={t('refresh.button')}
                onClick={() => void onRefresh()}
                className={styles.refresh}
              />
            ) : null}
          </div>
        </>
      )}
    </header>
  )
}
