import type { ApiFailure } from '@mosaic/api-client'
import type { Unfinished } from './ceremonies'

/** Why nothing came of a passkey: the gateway's answer, or how the browser's question ended. */
export type PasskeyProblem = { readonly kind: 'refused'; readonly failure: ApiFailure } | { readonly kind: Unfinished }
