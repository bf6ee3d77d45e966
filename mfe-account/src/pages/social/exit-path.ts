import type { SocialIntent } from '../../social/intent'
import { nextPath } from '../login/next-path'

/** Target for a visitor who returns from a provider without a result. */
export const exitPath = (intent: SocialIntent | null): string =>
  intent?.purpose === 'confirm'
    ? nextPath(new URLSearchParams(intent.search).get('next'))
    : `/m/login${intent?.search ?? ''}`
