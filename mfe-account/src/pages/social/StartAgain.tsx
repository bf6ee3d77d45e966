import { Button } from '@mosaic/ui'
import type { SocialIntent } from '../../social/intent'
import { SocialButtons } from '../../social/SocialButtons'
import { useTexts } from '../../texts'
import styles from './SocialPage.module.css'
import { WayOut } from './WayOut'

type StartAgainProps = {
  readonly intent: SocialIntent | null
  /** The last step may still succeed as it is. */
  readonly onRetry?: () => void
}

/** Nothing is lost but the way: it begins anew, or another one is taken. */
export const StartAgain = ({ intent, onRetry }: StartAgainProps) => {
  const { t } = useTexts()
  return (
    <div className={styles.ways}>
      {onRetry ? (
        <Button block onClick={onRetry}>
          {t('social.retry')}
        </Button>
      ) : intent?.purpose === 'confirm' ? null : (
        <SocialButtons remember={intent?.remember ?? true} />
      )}
      <WayOut intent={intent} />
    </div>
  )
}
