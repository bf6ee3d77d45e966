import type { DeskValue, ReadDeskBody, ReadDeskQuery } from '@mosaic/contracts/desk'
import {
  answerMail,
  chatForOperator,
  deleteCannedAnswer,
  feedbackForOperators,
  mailsForOperators,
  markFeedbackSeen,
  queueOf,
  readAsOperator,
  saveCannedAnswer,
  answerAsOperator,
  typeAsOperator,
} from '../../content'
import type { AppContext } from '../../platform/runtime/app-context'
import { inTransaction } from '../../platform/db/transaction'
import { type DeskResult, refused } from '../accounts/operator-result'
import { type LogActor, writeLog } from '../log'

type Done = DeskResult<{ done: true }>
const done: Done = { ok: true, value: { done: true } }

export const listChats = async (ctx: AppContext, { show }: ReadDeskQuery<'chats'>): Promise<DeskValue<'chats'>> => ({
  list: [...(await queueOf(ctx, null, show === 'all'))],
})

export const chatMessages = async (
  ctx: AppContext,
  { memberId, after }: ReadDeskQuery<'chat'>,
): Promise<DeskResult<DeskValue<'chat'>>> => {
  const chat = await chatForOperator(ctx, memberId, after)
  return chat.ok ? { ok: true, value: { ...chat.value, list: [...chat.value.list] } } : refused('desk.not.found')
}

export const sendChatMessage = (
  ctx: AppContext,
  by: LogActor,
  { memberId, id, text }: ReadDeskBody<'sayInChat'>,
): Promise<DeskResult<{ seq: number }>> =>
  inTransaction<DeskResult<{ seq: number }>>(ctx.db, async (tx) => {
    const at = ctx.clock.now()
    const written = await answerAsOperator(tx, memberId, { id, text, operator: by.operator, at })
    if (!written.ok) return refused('desk.not.found')
    const { seq } = written.value
    await writeLog(tx, by, at, { action: 'chat.answered', subject: memberId, detail: { seq } })
    return { ok: true, value: { seq } }
  })

export const markChatRead = async (ctx: AppContext, { memberId, seq }: ReadDeskBody<'readChat'>): Promise<Done> => {
  await readAsOperator(ctx, memberId, seq)
  return done
}

export const reportTyping = async (ctx: AppContext, { memberId }: ReadDeskBody<'typeInChat'>): Promise<Done> => {
  await typeAsOperator(ctx, memberId)
  return done
}

export const editCannedAnswer = (
  ctx: AppContext,
  by: LogActor,
  body: ReadDeskBody<'saveCannedAnswer'>,
): Promise<Done> =>
  inTransaction<Done>(ctx.db, async (tx) => {
    const at = ctx.clock.now()
    await saveCannedAnswer(tx, body, { operator: by.operator, at })
    const after = { title: body.title, ...body.texts }
    await writeLog(tx, by, at, { action: 'canned-answer.saved', subject: body.id, after })
    return done
  })

export const removeCannedAnswer = (ctx: AppContext, by: LogActor, id: string): Promise<Done> =>
  inTransaction<Done>(ctx.db, async (tx) => {
    const gone = await deleteCannedAnswer(tx, id)
    if (gone === null) return refused('desk.not.found')
    const before = { title: gone.title, ...gone.texts }
    await writeLog(tx, by, ctx.clock.now(), { action: 'canned-answer.deleted', subject: id, before })
    return done
  })

export const listMails = async (ctx: AppContext, { show }: ReadDeskQuery<'mails'>): Promise<DeskValue<'mails'>> => ({
  list: [...(await mailsForOperators(ctx, null, show === 'all'))],
})

export const replyToMail = (ctx: AppContext, by: LogActor, { id, text }: ReadDeskBody<'answerMail'>): Promise<Done> =>
  inTransaction<Done>(ctx.db, async (tx) => {
    const at = ctx.clock.now()
    const answered = await answerMail(tx, BigInt(id), { operator: by.operator, text, at })
    if (!answered.ok) return refused('desk.decided')
    const { memberId } = answered.value
    await writeLog(tx, by, at, { action: 'mail.answered', subject: memberId, detail: { mail: id } })
    return done
  })

export const listFeedback = async (
  ctx: AppContext,
  { show }: ReadDeskQuery<'feedback'>,
): Promise<DeskValue<'feedback'>> => ({ list: await feedbackForOperators(ctx, null, show === 'all') })

export const markFeedbackRead = (ctx: AppContext, by: LogActor, id: string): Promise<Done> =>
  inTransaction<Done>(ctx.db, async (tx) => {
    const at = ctx.clock.now()
    if (!(await markFeedbackSeen(tx, BigInt(id), by.operator, at))) return refused('desk.decided')
    await writeLog(tx, by, at, { action: 'feedback.seen', subject: id })
    return done
  })
