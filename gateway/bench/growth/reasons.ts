import type { Reasons } from './verdict'

/** Calls that exceed a limit of the bench, and why they may. A reason that no row needs any more fails the check. */
export const reasons: Reasons = {
  'launchGame as guest': 'guests start demo games only',
  'walletTransferStatus as': 'the fill has no transfers, which an outside wallet answers',
  'desk chatPicture': 'the fill has no pictures',
  'desk reconcilePayments': 'asks the payment provider',
  'desk reconcileRounds': 'asks the game provider',
  'desk verifyLedger': 'reads the whole ledger, page by page',
  'desk compareActivity': 'compares all rounds with their totals',
}
