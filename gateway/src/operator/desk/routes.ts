import type { OperatorCallName, Right } from '@mosaic/contracts/desk'
import type { FastifyInstance } from 'fastify'
import { cannedAnswers, chatPicture, waitingChats, waitingFeedback, waitingMails } from '../../content'
import { imageBytes } from '../../loyalty'
import { proofBytes, verifyLedger } from '../../money'
import { agentScopes, compareAgents } from '../../agents'
import { compareActivity } from '../../play'
import type { AppContext } from '../../platform/runtime/app-context'
import { listOperators, listProposals, waitingProposals } from '../accounts/listed'
import { addOperator, decideOperator, setOperator } from '../accounts/proposal'
import { restartOperator } from '../accounts/restart'
import { rewriteTotals } from '../activity'
import { decideAdjustment, listAdjustments, proposeAdjustment, waitingAdjustments } from '../adjustments'
import {
  replyToMail,
  chatMessages,
  listChats,
  listFeedback,
  listMails,
  removeCannedAnswer,
  editCannedAnswer,
  markChatRead,
  sendChatMessage,
  markFeedbackRead,
  reportTyping,
} from '../conversations'
import { decideDepositProof, depositProofs, waitingDepositProofs } from '../deposits'
import { decideFreeRounds, freeRoundGames, listFreeRounds, proposeFreeRounds, waitingFreeRounds } from '../free-rounds'
import { decideApplication, listApplications, waitingApplications } from '../applications'
import {
  compareCampaigns,
  rewriteCampaigns,
  endCampaign,
  launchCampaign,
  listCampaigns,
  saveCampaign,
  simulated,
} from '../campaigns'
import { decideAgentChange, listAgentChanges, proposeAgentChange, waitingAgentChanges } from '../agent-changes'
import { decideDividend, listContracts, listDividends, waitingDividends } from '../contracts'
import { decideDocument, kycImage, listKyc, waitingKyc } from '../kyc'
import { readLog } from '../log'
import {
  endMemberSessions,
  findMember,
  memberLedger,
  memberSheet,
  memberTeam,
  noteMember,
  searchMembers,
} from '../members'
import { countAudience, endPublication, listPublications, publish } from '../publications'
import {
  compareBooks,
  listReconciliation,
  reconcile,
  reconcileRounds,
  readableReport,
  waitingReconciliation,
} from '../reconciliation'
import { addWebhook, listWebhooks, replayWebhook, stopWebhook } from '../webhooks'
import { decideWithdrawal, listWithdrawals, waitingWithdrawals } from '../withdrawals'
import { sendImage } from './answer'
import { type Authentication, bindDesk, type DeskHandler, type Operator } from './bind'

const readSeal = (noted: string | undefined) => {
  const [number, hash] = noted?.split(':') ?? []
  return number && hash ? { number: BigInt(number), hash } : null
}

/** Every operator endpoint but the sign-in, for one way of authentication. */
export const operatorRoutes = (
  app: FastifyInstance,
  ctx: AppContext,
  authentication: Authentication<Operator>,
): void => {
  const on = <N extends OperatorCallName>(name: N, handler: DeskHandler<N, Operator>) =>
    bindDesk(app, ctx, authentication, name, handler)
  const ok = <T>(value: T) => ({ ok: true, value }) as const

  on('queues', async ({ holds }) => {
    const waiting = async (right: Right, count: (ctx: AppContext) => Promise<number>) =>
      holds(right) ? count(ctx) : null
    return ok({
      withdrawals: await waiting('withdrawals.read', waitingWithdrawals),
      deposits: await waiting('deposits.read', waitingDepositProofs),
      kyc: await waiting('kyc.read', waitingKyc),
      adjustments: await waiting('adjustments.read', waitingAdjustments),
      freeRounds: await waiting('free-rounds.read', waitingFreeRounds),
      applications: await waiting('applications.read', waitingApplications),
      dividends: await waiting('dividends.read', waitingDividends),
      agentChanges: await waiting('agents.read', waitingAgentChanges),
      operators: await waiting('operators.manage', waitingProposals),
      reconciliation: await waiting('reconciliation.read', waitingReconciliation),
      chats: await waiting('chats.read', waitingChats),
      mails: await waiting('mails.read', async (all) => (await waitingMails(all)) + (await waitingFeedback(all.db))),
    })
  })
  on('withdrawals', async ({ query }) => ok(await listWithdrawals(ctx, query.show)))
  on('decideWithdrawal', ({ by, body }) => decideWithdrawal(ctx, by, body))

  on('deposits', async ({ query }) => ok({ list: await depositProofs(ctx, query.show) }))
  on('depositImage', async ({ query, reply }) => sendImage(reply, await proofBytes(ctx.db, query.id, query.image)))
  on('decideDeposit', ({ by, body }) => decideDepositProof(ctx, by, body))

  on('kycDocuments', async ({ query }) => ok(await listKyc(ctx, query.show)))
  on('kycImage', async ({ by, query, reply }) => {
    const image = await kycImage(ctx, by, query)
    return image.ok ? sendImage(reply, image.value) : image
  })
  on('decideKyc', ({ by, body }) => decideDocument(ctx, by, body))

  on('adjustments', async ({ query }) => ok(await listAdjustments(ctx, query.show)))
  on('proposeAdjustment', ({ by, body }) => proposeAdjustment(ctx, by, body))
  on('decideAdjustment', ({ by, body }) => decideAdjustment(ctx, by, body))

  on('freeRounds', async ({ query }) => ok(await listFreeRounds(ctx, query.show)))
  on('freeRoundGames', ({ query }) => freeRoundGames(ctx, query))
  on('proposeFreeRounds', ({ by, body }) => proposeFreeRounds(ctx, by, body))
  on('decideFreeRounds', ({ by, body }) => decideFreeRounds(ctx, by, body))

  on('campaigns', async ({ query }) => ok(await listCampaigns(ctx, query)))
  on('simulateCampaign', ({ body }) => simulated(ctx, body))
  on('saveCampaign', ({ by, body }) => saveCampaign(ctx, by, body))
  on('launchCampaign', ({ by, body }) => launchCampaign(ctx, by, body))
  on('endCampaign', ({ by, body }) => endCampaign(ctx, by, body))
  on('applications', async ({ query }) => ok(await listApplications(ctx, query.show)))
  on('applicationImage', async ({ query, reply }) => sendImage(reply, await imageBytes(ctx.db, query.id, query.image)))
  on('decideApplication', ({ by, body }) => decideApplication(ctx, by, body))

  on('webhooks', async () => ok(await listWebhooks(ctx)))
  on('addWebhook', ({ by, body }) => addWebhook(ctx, by, body))
  on('stopWebhook', ({ by, body }) => stopWebhook(ctx, by, body))
  on('replayWebhook', ({ by, body }) => replayWebhook(ctx, by, body))

  on('reconciliation', async ({ query }) => ok(await listReconciliation(ctx, query.show)))
  on('reconcilePayments', async () => ok(await reconcile(ctx)))
  on('reconcileRounds', async ({ query: { days, openHours } }) =>
    ok(readableReport(await reconcileRounds(ctx, { days, openForMs: openHours * 3_600_000 }))),
  )
  on('verifyLedger', async ({ query }) =>
    ok({
      ...(await verifyLedger(ctx.db, readSeal(query.noted))),
      differences: await compareBooks(ctx.db, ctx.clock.now()),
    }),
  )
  on('compareCampaigns', async () => ok(await compareCampaigns(ctx)))
  on('rewriteCampaigns', async ({ by }) => ok(await rewriteCampaigns(ctx, by)))
  on('compareAgents', async () =>
    ok({
      figures: await compareAgents(ctx),
      ledger: (await compareBooks(ctx.db, ctx.clock.now())).filter(({ scope }) => agentScopes.includes(scope)),
    }),
  )
  on('compareActivity', async () => ok(await compareActivity(ctx.db)))
  on('rewriteActivity', async ({ by }) => ok(await rewriteTotals(ctx, by)))

  on('members', async ({ query }) => ok(await searchMembers(ctx, query)))
  on('member', ({ query }) => memberSheet(ctx, query.memberId))
  on('memberLedger', ({ query }) => memberLedger(ctx, query))
  on('memberTeam', ({ query }) => memberTeam(ctx, query))
  on('memberByAccount', ({ query }) => findMember(ctx, query))
  on('noteMember', ({ by, body }) => noteMember(ctx, by, body))
  on('endMemberSessions', ({ by, body }) => endMemberSessions(ctx, by, body.memberId))

  on('chats', async ({ query }) => ok(await listChats(ctx, query)))
  on('chat', ({ query }) => chatMessages(ctx, query))
  on('chatPicture', async ({ query, reply }) => sendImage(reply, await chatPicture(ctx.db, query.name)))
  on('sayInChat', ({ by, body }) => sendChatMessage(ctx, by, body))
  on('readChat', ({ body }) => markChatRead(ctx, body))
  on('typeInChat', ({ body }) => reportTyping(ctx, body))
  on('cannedAnswers', async () => ok({ list: await cannedAnswers(ctx.db) }))
  on('saveCannedAnswer', ({ by, body }) => editCannedAnswer(ctx, by, body))
  on('deleteCannedAnswer', ({ by, body }) => removeCannedAnswer(ctx, by, body.id))
  on('mails', async ({ query }) => ok(await listMails(ctx, query)))
  on('answerMail', ({ by, body }) => replyToMail(ctx, by, body))
  on('feedback', async ({ query }) => ok(await listFeedback(ctx, query)))
  on('seeFeedback', ({ by, body }) => markFeedbackRead(ctx, by, body.id))

  on('publications', async ({ query }) => ok(await listPublications(ctx, query)))
  on('audience', ({ body }) => countAudience(ctx, body))
  on('publish', ({ by, body }) => publish(ctx, by, body))
  on('endPublication', ({ by, body }) => endPublication(ctx, by, body))

  on('dividends', async ({ query }) => ok(await listDividends(ctx, query.show)))
  on('decideDividend', ({ by, body }) => decideDividend(ctx, by, body))
  on('contracts', async ({ query }) => ok(await listContracts(ctx, query.show)))

  on('agentChanges', async ({ query }) => ok(await listAgentChanges(ctx, query.show)))
  on('proposeAgentChange', ({ by, body }) => proposeAgentChange(ctx, by, body))
  on('decideAgentChange', ({ by, body }) => decideAgentChange(ctx, by, body))

  on('audit', async ({ query }) => ok(await readLog(ctx.db, query)))
  on('operators', async () => ok(await listOperators(ctx)))
  on('addOperator', ({ by, body }) => addOperator(ctx, by, body))
  on('setOperator', ({ by, body }) => setOperator(ctx, by, body))
  on('operatorProposals', async () => ok(await listProposals(ctx)))
  on('decideOperator', ({ by, body }) => decideOperator(ctx, by, body))
  on('restartOperator', ({ by, body }) => restartOperator(ctx, by, body))
}
