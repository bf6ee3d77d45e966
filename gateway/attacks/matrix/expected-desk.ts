import type { DeskCallName, Role } from '@mosaic/contracts/desk'

export type DeskHolder = Role | 'command'

const everybody: readonly DeskHolder[] = ['support', 'cashier', 'compliance', 'admin']
const deciders: readonly DeskHolder[] = ['cashier', 'compliance', 'admin']
const cashiers: readonly DeskHolder[] = ['cashier', 'admin']
const helpers: readonly DeskHolder[] = ['support', 'admin']
const judges: readonly DeskHolder[] = ['compliance', 'admin']
const admins: readonly DeskHolder[] = ['admin']
const withCommand = (holders: readonly DeskHolder[]): readonly DeskHolder[] => [...holders, 'command']

/**
 * Who may make each call of operators, written apart from the table of rights. `anyone`: before a sign-in; `password`: after
 * the password. A new call needs a row.
 */
export const expectedDesk: Readonly<Record<DeskCallName, 'anyone' | 'password' | readonly DeskHolder[]>> = {
  session: 'anyone',
  deviceOptions: 'anyone',
  deviceAnswer: 'anyone',
  login: 'anyone',
  enrol: 'anyone',
  logout: 'password',
  passkeyOptions: 'password',
  passkeyAnswer: 'password',
  queues: withCommand(everybody),
  withdrawals: withCommand(everybody),
  decideWithdrawal: withCommand(deciders),
  deposits: withCommand(everybody),
  depositImage: withCommand(everybody),
  decideDeposit: withCommand(deciders),
  kycDocuments: judges,
  kycImage: judges,
  decideKyc: judges,
  adjustments: deciders,
  proposeAdjustment: cashiers,
  decideAdjustment: deciders,
  freeRounds: withCommand(deciders),
  freeRoundGames: withCommand(cashiers),
  proposeFreeRounds: withCommand(cashiers),
  decideFreeRounds: withCommand(deciders),
  reconciliation: deciders,
  reconcilePayments: ['command'],
  reconcileRounds: ['command'],
  verifyLedger: ['command'],
  compareActivity: ['command'],
  rewriteActivity: ['command'],
  members: everybody,
  member: everybody,
  memberLedger: everybody,
  memberByAccount: ['command'],
  noteMember: everybody,
  endMemberSessions: judges,
  chats: withCommand(everybody),
  chat: withCommand(everybody),
  chatPicture: withCommand(everybody),
  sayInChat: withCommand(helpers),
  readChat: withCommand(helpers),
  typeInChat: withCommand(helpers),
  cannedAnswers: withCommand(everybody),
  saveCannedAnswer: withCommand(helpers),
  deleteCannedAnswer: withCommand(helpers),
  mails: withCommand(everybody),
  answerMail: withCommand(helpers),
  feedback: withCommand(everybody),
  seeFeedback: withCommand(helpers),
  publications: everybody,
  audience: everybody,
  publish: withCommand(helpers),
  endPublication: withCommand(helpers),
  campaigns: everybody,
  simulateCampaign: everybody,
  saveCampaign: deciders,
  launchCampaign: judges,
  endCampaign: deciders,
  applications: everybody,
  applicationImage: everybody,
  decideApplication: deciders,
  dividends: deciders,
  decideDividend: deciders,
  contracts: deciders,
  audit: judges,
  webhooks: admins,
  addWebhook: admins,
  stopWebhook: admins,
  replayWebhook: admins,
  operators: withCommand(admins),
  addOperator: withCommand(admins),
  setOperator: withCommand(admins),
  restartOperator: withCommand(admins),
  operatorProposals: withCommand(admins),
  decideOperator: withCommand(admins),
}
