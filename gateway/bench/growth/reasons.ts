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
  'desk applicationImage': 'the fill has no applications for campaigns',
  'desk queues': 'a count for each of the queues',
  'desk audience {"vipLevel"': 'counts the days of every member of a merchant',
  'teamKpi as agent': 'counts the members of the whole team, each once over the span',
  'teamOverview as agent': 'counts the members of the whole team by day, and of the days before',
  'job commissions of a night': 'writes a row for each member who played, a page of members at a time',
  'round of heavy, three limits': 'a bet and a payout are two calls',
}
