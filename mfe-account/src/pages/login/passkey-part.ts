import { lazyPart } from '@mosaic/ui'

/** Nobody waits for it: the form works without. */
export const passkeyPart = lazyPart(() => import('./PasskeyLogin').then(({ PasskeyLogin }) => PasskeyLogin))
