import { Button } from '@mosaic/ui'
import type { SocialIntent } from '../../social/intent'
import { useTexts } from '../../texts'
import { exitPath } from './exit-path'

/** Back to where the visitor came from: the other ways in, or the page on which a member was asked for a proof. */
export const ExitButton = ({ intent }: { readonly intent: SocialIntent | null }) => {
  const { t } = useTexts()
  return (
    <Button variant="ghost" block to={exitPath(intent)}>
      {t(intent?.purpose === 'confirm' ? 'confirm.back' : 'social.otherWays')}
    </Button>
  )
}
