import type { ApiFailure } from '@mosaic/api-client'
import type { FrameAdmission } from './frame-admission'

export type PlayState =
  | { readonly kind: 'starting' }
  /** The frame is loaded; the overlay closes when the game reports that it is ready. */
  | {
      readonly kind: 'running'
      readonly url: string
      readonly origin: string
      readonly ready: boolean
      readonly reportsReady?: boolean | undefined
      /** The frame was refused, or its game does not answer. */
      readonly silent?: true
    }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }
  | { readonly kind: 'expired' }

export type PlayEvent =
  | { readonly kind: 'start' }
  | { readonly kind: 'answered'; readonly admission: FrameAdmission }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }
  | { readonly kind: 'ready' }
  | { readonly kind: 'silent' }
  | { readonly kind: 'session-expired' }

/** A game never restarts by itself: only `start`, caused by the player or a changed session, leads back to starting. */
export const nextPlayState = (state: PlayState, event: PlayEvent): PlayState => {
  switch (event.kind) {
    case 'start':
      return { kind: 'starting' }
    case 'answered':
      if (state.kind !== 'starting') return state
      return event.admission.kind === 'admitted'
        ? { ...event.admission, kind: 'running', ready: false }
        : { kind: 'blocked' }
    case 'failed':
      return state.kind === 'starting' ? { kind: 'failed', failure: event.failure } : state
    case 'ready':
      return state.kind === 'running' ? { ...state, ready: true } : state
    case 'silent':
      return state.kind === 'running' && !state.ready ? { ...state, silent: true } : state
    case 'session-expired':
      return state.kind === 'running' ? { kind: 'expired' } : state
  }
}
