import { type DeskCallName, mayDo, type Right } from '@mosaic/contracts/desk'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { cannedAnswers, chatPicture, waitingChats, waitingFeedback, waitingMails } from '../../content'
import { proofBytes } from '../../money'
import type { AppContext } from '../../platform/runtime/app-context'
import { addOperator, listOperators, setOperator } from '../accounts/manage'
import { type DeskResult, refused } from '../accounts/operator-result'
import { passkeyAnswer, passkeyOptions } from '../accounts/passkey'
import { sessionOf } from '../accounts/session'
import { endSession } from '../accounts/store'
import { login, stateOf } from '../accounts/sign-in'
import { decideAdjustment, listAdjustments, proposeAdjustment, waitingAdjustments } from '../adjustments'
import {
  answerDeskMail,
  deskChat,
  deskChats,
  deskFeedback,
  deskMails,
  dropCannedAnswer,
  keepCannedAnswer,
  readChat,
  sayInChat,
  seeFeedback,
  typeInChat,
} from '../conversations/at-desk'
import { decideDepositProof, depositProofs, waitingDepositProofs } from '../deposits'
import { decideFreeRounds, freeRoundGames, listFreeRounds, proposeFreeRounds, waitingFreeRounds } from '../free-rounds'
import { judgeKyc, kycImage, listKyc, waitingKyc } from '../kyc'
import { readLog } from '../log'
import { endMemberSessions, memberLedger, memberSheet, noteMember, searchMembers } from '../members'
import { countAudience, endPublication, listPublications, publish } from '../publications'
import { listReconciliation, waitingReconciliation } from '../reconciliation'
import { decideWithdrawal, listWithdrawals, waitingWithdrawals } from '../withdrawals'
import { bindDesk, type DeskHandler } from './bind'
import { dropToken, keepToken } from './session-cookie'

/** Drawn by ourselves, so it is WebP; the reply is sent before the envelope of other calls would be. */
const sendImage = (reply: FastifyReply, bytes: Uint8Array | null): DeskResult<null> => {
  if (bytes === null) return refused('desk.not.found')
  void reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'")
    .type('image/webp')
    .send(Buffer.from(bytes))
  return { ok: true, value: null }
}

type Place = { readonly url: string }

export const deskRoutes = (app: FastifyInstance, ctx: AppContext, { url }: Place): void => {
  const party = { rpId: new URL(url).hostname, origin: new URL(url).origin }
  const secure = url.startsWith('https:')
  const on = <N extends DeskCallName>(name: N, handler: DeskHandler<N>) =>
    bindDesk(app, ctx, party.origin, name, handler)
  const ok = <T>(value: T) => ({ ok: true, value }) as const

  on('session', async ({ session }) => ok(await stateOf(ctx, party.rpId, session)))
  on('login', async ({ body, caller, reply }) => {
    const token = await login(ctx, body, caller)
    if (!token.ok) return token
    keepToken(reply, token.value, secure)
    return ok(await stateOf(ctx, party.rpId, await sessionOf(ctx, token.value, caller.address)))
  })
  on('logout', async ({ session, reply }) => {
    await endSession(ctx.db, session.tokenHash)
    dropToken(reply, secure)
    return ok({ done: true } as const)
  })
  on('passkeyOptions', ({ session, body }) => passkeyOptions(ctx, party, session, body.another))
  on('passkeyAnswer', async ({ session, body, caller, reply }) => {
    const token = await passkeyAnswer(ctx, party, session, body.credential, caller.userAgent)
    if (!token.ok) return token
    keepToken(reply, token.value, secure)
    return ok(await stateOf(ctx, party.rpId, await sessionOf(ctx, token.value, caller.address)))
  })

  on('queues', async ({ session: { operator } }) => {
    const waiting = async (right: Right, count: (ctx: AppContext) => Promise<number>) =>
      mayDo(operator.role, right) ? count(ctx) : null
    return ok({
      withdrawals: await waiting('withdrawals.read', waitingWithdrawals),
      deposits: await waiting('deposits.read', waitingDepositProofs),
      kyc: await waiting('kyc.read', waitingKyc),
      adjustments: await waiting('adjustments.read', waitingAdjustments),
      freeRounds: await waiting('free-rounds.read', waitingFreeRounds),
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
  on('decideKyc', ({ by, body }) => judgeKyc(ctx, by, body))

  on('adjustments', async ({ query }) => ok(await listAdjustments(ctx, query.show)))
  on('proposeAdjustment', ({ by, body }) => proposeAdjustment(ctx, by, body))
  on('decideAdjustment', ({ by, body }) => decideAdjustment(ctx, by, body))

  on('freeRounds', async ({ query }) => ok(await listFreeRounds(ctx, query.show)))
  on('freeRoundGames', ({ query }) => freeRoundGames(ctx, query))
  on('proposeFreeRounds', ({ by, body }) => proposeFreeRounds(ctx, by, body))
  on('decideFreeRounds', ({ by, body }) => decideFreeRounds(ctx, by, body))

  on('reconciliation', async ({ query }) => ok(await listReconciliation(ctx, query.show)))

  on('members', async ({ query }) => ok(await searchMembers(ctx, query)))
  on('member', ({ query }) => memberSheet(ctx, query.memberId))
  on('memberLedger', ({ query }) => memberLedger(ctx, query))
  on('noteMember', ({ by, body }) => noteMember(ctx, by, body))
  on('endMemberSessions', ({ by, body }) => endMemberSessions(ctx, by, body.memberId))

  on('chats', async ({ query }) => ok(await deskChats(ctx, query)))
  on('chat', ({ query }) => deskChat(ctx, query))
  on('chatPicture', async ({ query, reply }) => sendImage(reply, await chatPicture(ctx.db, query.name)))
  on('sayInChat', ({ by, body }) => sayInChat(ctx, by, body))
  on('readChat', ({ body }) => readChat(ctx, body))
  on('typeInChat', ({ body }) => typeInChat(ctx, body))
  on('cannedAnswers', async () => ok({ list: await cannedAnswers(ctx.db) }))
  on('saveCannedAnswer', ({ by, body }) => keepCannedAnswer(ctx, by, body))
  on('deleteCannedAnswer', ({ by, body }) => dropCannedAnswer(ctx, by, body.id))
  on('mails', async ({ query }) => ok(await deskMails(ctx, query)))
  on('answerMail', ({ by, body }) => answerDeskMail(ctx, by, body))
  on('feedback', async ({ query }) => ok(await deskFeedback(ctx, query)))
  on('seeFeedback', ({ by, body }) => seeFeedback(ctx, by, body.id))

  on('publications', async ({ query }) => ok(await listPublications(ctx, query)))
  on('audience', ({ body }) => countAudience(ctx, body))
  on('publish', ({ by, body }) => publish(ctx, by, body))
  on('endPublication', ({ by, body }) => endPublication(ctx, by, body))

  on('audit', async ({ query }) => ok(await readLog(ctx.db, query)))
  on('operators', async () => ok(await listOperators(ctx)))
  on('addOperator', ({ by, body }) => addOperator(ctx, by, body))
  on('setOperator', ({ by, body }) => setOperator(ctx, by, body))
}
