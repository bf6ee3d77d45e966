import { Button } from '@mosaic/ui'
import { Component, type ReactNode } from 'react'
import { useHostTexts } from '../texts'
import styles from './RemoteFailedCard.module.css'

const Broken = () => {
  const { t } = useHostTexts()
  return (
    <main className={styles.page} role="alert">
      <h1 className={styles.title}>{t('failed.shellTitle')}</h1>
      <p className={styles.detail}>{t('failed.shellText')}</p>
      <Button variant="secondary" icon="arrows-clockwise" onClick={() => window.location.reload()}>
        {t('status.reload')}
      </Button>
    </main>
  )
}

/** Last net: the shell itself threw. Says so instead of a blank page. */
export class HostBoundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override render() {
    return this.state.broken ? <Broken /> : this.props.children
  }
}
