import type { TextKey } from './texts/texts'
import type { Translate } from './texts/translator'

/** Message for a code; an unknown code gives the general error message. */
export const noticeText = (code: string, t: Translate<TextKey>): string => {
  switch (code) {
    case 'INSUFFICIENT_FUNDS':
      return t('funds')
    case 'SESSION_EXPIRED':
    case 'SESSION_UNKNOWN':
      return t('expired')
    case 'LOST':
    case 'WALLET_UNREACHABLE':
      return t('lost')
    case 'LIMIT_REACHED':
    case 'STAKE_INVALID':
      return t('limit')
    case 'FREE_ROUNDS_OVER':
    case 'FREE_ROUNDS_UNKNOWN':
      return t('freeGone')
    case 'SELF_EXCLUDED':
      return t('excluded')
    case 'ACCOUNT_LOCKED':
      return t('locked')
    case 'GAME_DISABLED':
    case 'GAME_UNKNOWN':
      return t('closed')
    case 'MAINTENANCE':
      return t('maintenance')
    case 'RETURNED':
      return t('returned')
    case 'SETTLING':
    case 'ROUND_PENDING':
      return t('settling')
    case 'NO_SEAT':
      return t('noSeat')
    default:
      return t('failed')
  }
}
