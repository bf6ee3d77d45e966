import type { Texts } from './texts/text-keys'

/** What a code means to a player; an unknown code is said plainly to be an error. */
export const noticeText = (code: string, texts: Texts): string => {
  switch (code) {
    case 'INSUFFICIENT_FUNDS':
      return texts.funds
    case 'SESSION_EXPIRED':
    case 'SESSION_UNKNOWN':
      return texts.expired
    case 'LOST':
    case 'WALLET_UNREACHABLE':
      return texts.lost
    case 'LIMIT_REACHED':
    case 'STAKE_INVALID':
      return texts.limit
    case 'FREE_ROUNDS_OVER':
    case 'FREE_ROUNDS_UNKNOWN':
      return texts.freeGone
    case 'SELF_EXCLUDED':
      return texts.excluded
    case 'ACCOUNT_LOCKED':
      return texts.locked
    case 'GAME_DISABLED':
    case 'GAME_UNKNOWN':
      return texts.closed
    case 'MAINTENANCE':
      return texts.maintenance
    case 'RETURNED':
      return texts.returned
    case 'SETTLING':
    case 'ROUND_PENDING':
      return texts.settling
    case 'NO_SEAT':
      return texts.noSeat
    default:
      return texts.failed
  }
}
