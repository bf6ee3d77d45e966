import type { SocialIntent } from '../../social/intent'
import { nextPath } from '../login/next-path'

/** Where a visitor stands who comes back from a provider with nothing. */
export const exitPath = (intent: SocialIntent | null): string =>
  intent?.purpose === 'confirm'
    ? nextPath(new URLSearchParams(intent.search).get('next'))
    : `/m/login${intent?.search ?? ''}`
