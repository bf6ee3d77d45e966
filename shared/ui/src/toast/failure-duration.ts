import type { ToastDuration } from './toast-durations'

const durations: Readonly<Record<string, ToastDuration>> = {
  'invitation.code.incorrect': 'brief',
  'referral.link.error': 'short',
  free_reject: 'notice',
  offline: 'notice',
}

/** How long the spec shows a failure (§2, §5, §8). Any other stays until it is dismissed. */
export const failureDuration = (code: string): ToastDuration | undefined => durations[code]
