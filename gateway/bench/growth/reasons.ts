import type { Reasons } from './verdict'

/** Calls that exceed a limit of the bench, and why they may. A reason that no row needs any more fails the check. */
export const reasons: Reasons = {
  'launchGame as guest': 'guests start demo games only',
  'chatHistory as guest': 'the fill has no chats of guests',
  'chatNews as guest': 'the fill has no chats of guests',
  'promotionBoard as': 'the fill has no campaigns',
  'promotionTerms as': 'the fill has no campaigns',
  'walletTransferStatus as': 'the fill has no transfers, which an outside wallet answers',
  'desk chatPicture': 'the fill has no pictures',
  'desk reconcilePayments': 'asks the payment provider',
  'desk reconcileRounds': 'asks the game provider',
  'desk verifyLedger': 'reads the whole ledger, page by page',
  'desk compareAgents': 'computes every period of every agent again',
  'desk compareActivity': 'compares all rounds with their totals',
  'desk applicationImage': 'the fill has no applications for campaigns',
  'desk queues': 'a count for each of the queues',
  'desk audience {"vipLevel"': 'counts the days of every member of a merchant',
  'teamKpi as agent': 'counts the members of the whole team, each once over the span',
  'teamOverview as agent': 'counts the members of the whole team by day, and of the days before',
  'teamPnl as agent': 'adds up the days of each member of the whole team',
  'teamBetting as agent': 'reads the next round and adds up the days of each member of the whole team',
  'downlineTransaction as agent': 'reads the next entry and adds up the days of each member of the whole team',
  'downlines as agent': 'the small team has fewer members on a level than a page has rows',
  'desk deposits, all': 'rows of a page lie apart in a large table',
  'job seal of all accounts, hourly': 'compares every account with its seal, for entries that came late',
  'job activity of ten rounds': 'each of the handlers of bets reads and keeps its place for itself',
  'job reconciliation of a day': 'compares three days of the whole ledger with their rows',
  'teamCommission as agent': 'lists the members of the whole team',
  'job commissions of a night': 'writes a row for each member who played, a page of members at a time',
  'two idle gateways, a minute':
    'the queue of jobs keeps its own books, open rounds of the bench are asked for, and handlers of events look after each write',
  'round of heavy, three limits': 'a bet and a payout are two calls',
}

const fullPage = 'a hundred rows of a page, each in a block of its own'

/** The same with `--full`, where a member has pages that are full and apart. */
export const reasonsOfFull: Reasons = {
  ...reasons,
  'outbox as heavy': fullPage,
  'withdrawSettings as heavy': fullPage,
  'withdrawReport as heavy': fullPage,
  'withdrawReportByInstant as heavy': fullPage,
  'depositReport as heavy': fullPage,
  'depositReportByInstant as heavy': fullPage,
  'desk withdrawals': fullPage,
  'desk deposits': fullPage,
  'desk kycDocuments': fullPage,
  'desk members': fullPage,
  'desk memberTeam': fullPage,
  'desk chats, all': fullPage,
  'desk mails, all': fullPage,
  'desk feedback': fullPage,
  'desk audience {"language"': 'counts the members who read a language',
  'givenRedRains as agent': 'counts the members below the agent',
}
