import { lazyPart } from '@mosaic/ui'

/** Loaded in the background: the form works without it. */
export const passkeyPart = lazyPart(() => import('./PasskeyLogin').then(({ PasskeyLogin }) => PasskeyLogin))
