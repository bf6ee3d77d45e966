import { lazyPart } from '@mosaic/ui'

/** In a file of its own: an open site does not need it. */
export const closedSite = lazyPart(() => import('./StatusPage').then(({ StatusPage }) => StatusPage))
