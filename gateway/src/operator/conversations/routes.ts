import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import {
  answerMail,
  chatForOperator,
  everybody,
  feedbackForOperators,
  mailsForOperators,
  markFeedbackSeen,
  queueOf,
  readAsOperator,
  answerAsOperator,
  typeAsOperator,
  writeToMembers,
} from '../../content'
import type { AppContext } from '../../platform/runtime/app-context'
import { inTransaction } from '../../platform/db/transaction'
import { operator, readBody } from '../decision-route'
import { writeLog } from '../log'

const listed = z.object({
  merchant: z.string().max(64).nullable().default(null),
  all: z.literal('1').optional(),
})
const after = z.object({ after: z.coerce.number().int().min(0).default(0) })
const said = z.object({ operator, id: z.uuid(), text: z.string().trim().min(1).max(2000) })
const read = z.object({ seq: z.number().int().min(0) })
const number = z.object({ id: z.string().regex(/^\d{1,18}$/) })
const answer = z.object({ operator, text: z.string().trim().min(2).max(1000) })
const seen = z.object({ operator })
const words = z.object({ title: z.string().trim().min(1).max(100), content: z.string().min(1).max(20_000) })
/** English is what every other language falls back to. */
const message = z.object({
  operator,
  merchant: z.string().min(1).max(64),
  id: z.string().regex(/^[\w.:-]{1,64}$/),
  to: z.string().min(1).max(64).default(everybody),
  texts: z.object({
    EN: words,
    PT: words.optional(),
    JA: words.optional(),
    KO: words.optional(),
    ES: words.optional(),
    TY: words.optional(),
  }),
})

type Named = { readonly Params: { readonly id: string } }

const bad = (reply: FastifyReply, error: z.ZodError | undefined) =>
  reply.code(400).send({ error: error?.issues[0]?.path.join('.') || 'body' })
const missing = (reply: FastifyReply) => reply.code(404).send({ error: 'not.found' })

/** What people of the house hear from members and say to them. Chat messages and answers name in their own rows who wrote them. */
export const conversationRoutes = (scope: FastifyInstance, ctx: AppContext): void => {
  scope.get('/ops/v1/chats', async (request, reply) => {
    const asked = listed.safeParse(request.query)
    if (!asked.success) return bad(reply, asked.error)
    return { list: await queueOf(ctx, asked.data.merchant, asked.data.all === '1') }
  })
  scope.get<Named>('/ops/v1/chats/:id', async (request, reply) => {
    const asked = after.safeParse(request.query)
    if (!asked.success) return bad(reply, asked.error)
    const chat = await chatForOperator(ctx, request.params.id, asked.data.after)
    return chat.ok ? chat.value : missing(reply)
  })
  scope.post<Named>('/ops/v1/chats/:id/messages', async (request, reply) => {
    const wanted = said.safeParse(readBody(request))
    if (!wanted.success) return bad(reply, wanted.error)
    const at = ctx.clock.now()
    const written = await inTransaction(ctx.db, (tx) => answerAsOperator(tx, request.params.id, { ...wanted.data, at }))
    return written.ok ? written.value : missing(reply)
  })
  scope.post<Named>('/ops/v1/chats/:id/read', async (request, reply) => {
    const wanted = read.safeParse(readBody(request))
    if (!wanted.success) return bad(reply, wanted.error)
    await readAsOperator(ctx, request.params.id, wanted.data.seq)
    return { done: true }
  })
  scope.post<Named>('/ops/v1/chats/:id/typing', async (request) => {
    await typeAsOperator(ctx, request.params.id)
    return { done: true }
  })

  scope.get('/ops/v1/mails', async (request, reply) => {
    const asked = listed.safeParse(request.query)
    return asked.success ? { list: await mailsForOperators(ctx, asked.data.merchant) } : bad(reply, asked.error)
  })
  scope.post<Named>('/ops/v1/mails/:id/answer', async (request, reply) => {
    const [name, wanted] = [number.safeParse(request.params), answer.safeParse(readBody(request))]
    if (!name.success || !wanted.success) return bad(reply, name.error ?? wanted.error)
    const at = ctx.clock.now()
    const answered = await inTransaction(ctx.db, (tx) => answerMail(tx, BigInt(name.data.id), { ...wanted.data, at }))
    return answered.ok ? { done: true } : missing(reply)
  })

  scope.get('/ops/v1/feedback', async (request, reply) => {
    const asked = listed.safeParse(request.query)
    return asked.success ? { list: await feedbackForOperators(ctx, asked.data.merchant) } : bad(reply, asked.error)
  })
  scope.post<Named>('/ops/v1/feedback/:id/seen', async (request, reply) => {
    const [name, wanted] = [number.safeParse(request.params), seen.safeParse(readBody(request))]
    if (!name.success || !wanted.success) return bad(reply, name.error ?? wanted.error)
    const marked = await markFeedbackSeen(ctx.db, BigInt(name.data.id), wanted.data.operator, ctx.clock.now())
    return marked ? { done: true } : missing(reply)
  })

  scope.post('/ops/v1/messages', async (request, reply) => {
    const wanted = message.safeParse(readBody(request))
    if (!wanted.success) return bad(reply, wanted.error)
    const { operator: name, merchant, ...written } = wanted.data
    if ((await ctx.merchants.byCode(merchant)) === null) return missing(reply)
    const { id, to } = written
    const actor = { operator: name, address: '' }
    await writeLog(ctx.db, actor, ctx.clock.now(), { action: 'message.written', subject: id, detail: { merchant, to } })
    return { addressed: await writeToMembers(ctx, { merchantCode: merchant, ...written }) }
  })
}
