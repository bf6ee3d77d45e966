import { useRole } from '@mosaic/session'
import { Button, useNavigate } from '@mosaic/ui'
import { useEffect } from 'react'
import type { SocialIntent } from '../../social/intent'
import { SocialButtons } from '../../social/SocialButtons'
import { useTexts } from '../../texts'
import { nextPath } from '../login/next-path'
import styles from './SocialPage.module.css'
import { ExitButton } from './ExitButton'

type StartAgainProps = {
  readonly intent: SocialIntent | null
  /** The last step may still succeed as it is. */
  readonly onRetry?: () => void
  /** False where a registration or login has just ended: it leads on by itself. */
  readonly leadsOn?: boolean
}

/** The visitor starts again or takes another way; a member who is logged in meanwhile needs neither. */
export const StartAgain = ({ intent, onRetry, leadsOn = true }: StartAgainProps) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const role = useRole()
  const loggedIn = leadsOn && (role === 'member' || role === 'agent') && intent?.purpose !== 'confirm'
  useEffect(() => {
    if (loggedIn) navigate(nextPath(new URLSearchParams(intent?.search).get('next')), { replace: true })
  }, [loggedIn, navigate, intent])
  if (loggedIn) return null
  return (
    <div className={styles.ways}>
      {onRetry ? (
        <Button block onClick={onRetry}>
          {t('social.retry')}
        </Button>
      ) : intent?.purpose === 'confirm' ? null : (
        <SocialButtons remember={intent?.remember ?? true} />
      )}
      <ExitButton intent={intent} />
    </div>
  )
}
