import type { Right } from './rights'

/**
 * `anyone`: before a sign-in. `password`: after the password, before the second factor. `operator`: after both, with any
 * role. `command`: the command line only.
 */
export type DeskAccess = 'anyone' | 'password' | 'operator' | 'command' | Right
export type DeskCall = { readonly method: 'GET' | 'POST'; readonly path: string; readonly access: DeskAccess }

const get = <A extends DeskAccess>(path: string, access: A) => ({ method: 'GET', path, access }) as const
const post = <A extends DeskAccess>(path: string, access: A) => ({ method: 'POST', path, access }) as const

/** Calls that make or end a session; the command line has none. */
export type SignInCall =
  | 'session'
  | 'deviceOptions'
  | 'deviceAnswer'
  | 'login'
  | 'enrol'
  | 'logout'
  | 'passkeyOptions'
  | 'passkeyAnswer'

/**
 * Every call of operators. The desk accepts its session cookie; the gateway's own address accepts signed calls, without
 * the sign-in.
 */
export const deskCalls = {
  session: get('/ops/v1/session', 'anyone'),
  deviceOptions: post('/ops/v1/device/options', 'anyone'),
  deviceAnswer: post('/ops/v1/device/answer', 'anyone'),
  login: post('/ops/v1/login', 'anyone'),
  enrol: post('/ops/v1/enrolment', 'anyone'),
  logout: post('/ops/v1/logout', 'password'),
  passkeyOptions: post('/ops/v1/passkey/options', 'password'),
  passkeyAnswer: post('/ops/v1/passkey/answer', 'password'),
  queues: get('/ops/v1/queues', 'operator'),
  withdrawals: get('/ops/v1/withdrawals', 'withdrawals.read'),
  decideWithdrawal: post('/ops/v1/withdrawals/decision', 'withdrawals.decide'),
  deposits: get('/ops/v1/deposit-proofs', 'deposits.read'),
  depositImage: get('/ops/v1/deposit-proofs/image', 'deposits.read'),
  decideDeposit: post('/ops/v1/deposit-proofs/decision', 'deposits.decide'),
  kycDocuments: get('/ops/v1/kyc', 'kyc.read'),
  kycImage: get('/ops/v1/kyc/image', 'kyc.read'),
  decideKyc: post('/ops/v1/kyc/decision', 'kyc.decide'),
  adjustments: get('/ops/v1/adjustments', 'adjustments.read'),
  proposeAdjustment: post('/ops/v1/adjustments', 'adjustments.propose'),
  decideAdjustment: post('/ops/v1/adjustments/decision', 'adjustments.decide'),
  freeRounds: get('/ops/v1/free-rounds', 'free-rounds.read'),
  freeRoundGames: get('/ops/v1/free-rounds/games', 'free-rounds.propose'),
  proposeFreeRounds: post('/ops/v1/free-rounds', 'free-rounds.propose'),
  decideFreeRounds: post('/ops/v1/free-rounds/decision', 'free-rounds.decide'),
  reconciliation: get('/ops/v1/reconciliation/days', 'reconciliation.read'),
  reconcilePayments: get('/ops/v1/reconciliation', 'command'),
  reconcileRounds: get('/ops/v1/reconciliation/rounds', 'command'),
  verifyLedger: get('/ops/v1/ledger/verification', 'command'),
  compareActivity: get('/ops/v1/activity', 'command'),
  rewriteActivity: post('/ops/v1/activity/rewrite', 'command'),
  compareAgents: get('/ops/v1/agents/recomputation', 'command'),
  compareCampaigns: get('/ops/v1/campaigns/progress', 'command'),
  rewriteCampaigns: post('/ops/v1/campaigns/progress/rewrite', 'command'),
  members: get('/ops/v1/members', 'members.read'),
  member: get('/ops/v1/members/sheet', 'members.read'),
  memberLedger: get('/ops/v1/members/ledger', 'members.read'),
  memberTeam: get('/ops/v1/members/team', 'members.read'),
  memberByAccount: get('/ops/v1/members/by-account', 'command'),
  noteMember: post('/ops/v1/members/note', 'members.note'),
  endMemberSessions: post('/ops/v1/members/sessions/end', 'members.sessions.end'),
  chats: get('/ops/v1/chats', 'chats.read'),
  chat: get('/ops/v1/chats/messages', 'chats.read'),
  chatPicture: get('/ops/v1/chats/picture', 'chats.read'),
  sayInChat: post('/ops/v1/chats/messages', 'chats.answer'),
  readChat: post('/ops/v1/chats/read', 'chats.answer'),
  typeInChat: post('/ops/v1/chats/typing', 'chats.answer'),
  cannedAnswers: get('/ops/v1/canned-answers', 'chats.read'),
  saveCannedAnswer: post('/ops/v1/canned-answers', 'chats.answer'),
  deleteCannedAnswer: post('/ops/v1/canned-answers/delete', 'chats.answer'),
  mails: get('/ops/v1/mails', 'mails.read'),
  answerMail: post('/ops/v1/mails/answer', 'mails.answer'),
  feedback: get('/ops/v1/feedback', 'mails.read'),
  seeFeedback: post('/ops/v1/feedback/seen', 'mails.answer'),
  publications: get('/ops/v1/publications', 'publications.read'),
  audience: post('/ops/v1/publications/audience', 'publications.read'),
  publish: post('/ops/v1/publications', 'publications.write'),
  endPublication: post('/ops/v1/publications/end', 'publications.write'),
  campaigns: get('/ops/v1/campaigns', 'campaigns.read'),
  simulateCampaign: post('/ops/v1/campaigns/simulation', 'campaigns.read'),
  saveCampaign: post('/ops/v1/campaigns', 'campaigns.write'),
  launchCampaign: post('/ops/v1/campaigns/launch', 'campaigns.launch'),
  endCampaign: post('/ops/v1/campaigns/end', 'campaigns.write'),
  applications: get('/ops/v1/applications', 'applications.read'),
  applicationImage: get('/ops/v1/applications/image', 'applications.read'),
  decideApplication: post('/ops/v1/applications/decision', 'applications.decide'),
  dividends: get('/ops/v1/dividends', 'dividends.read'),
  decideDividend: post('/ops/v1/dividends/decision', 'dividends.decide'),
  contracts: get('/ops/v1/contracts', 'dividends.read'),
  agentChanges: get('/ops/v1/agent-changes', 'agents.read'),
  proposeAgentChange: post('/ops/v1/agent-changes', 'agents.propose'),
  decideAgentChange: post('/ops/v1/agent-changes/decision', 'agents.decide'),
  webhooks: get('/ops/v1/webhooks', 'webhooks.manage'),
  addWebhook: post('/ops/v1/webhooks', 'webhooks.manage'),
  stopWebhook: post('/ops/v1/webhooks/stop', 'webhooks.manage'),
  replayWebhook: post('/ops/v1/webhooks/replay', 'webhooks.manage'),
  audit: get('/ops/v1/audit', 'audit.read'),
  operators: get('/ops/v1/operators', 'operators.manage'),
  addOperator: post('/ops/v1/operators', 'operators.manage'),
  setOperator: post('/ops/v1/operators/change', 'operators.manage'),
  restartOperator: post('/ops/v1/operators/restart', 'operators.manage'),
  operatorProposals: get('/ops/v1/operators/proposals', 'operators.manage'),
  decideOperator: post('/ops/v1/operators/decision', 'operators.manage'),
} as const satisfies Readonly<Record<string, DeskCall>>

export type DeskCallName = keyof typeof deskCalls
export type OperatorCallName = Exclude<DeskCallName, SignInCall>
