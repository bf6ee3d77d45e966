import { type BodyOf, visibleLength, visibleText } from '@mosaic/contracts'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { fail, type Failure, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { publish } from '../../platform'
import { memberById } from '../members'
import { hashPassword, refundSecretAttempt, tooManySecretAttempts, verifyPassword } from '../password'
import { notifySecurityChange, recordSecurityChange } from '../security-changes'
import {
  confirmMember,
  newPaymentPasswordProblem,
  paymentPasswordProblem,
  replacePaymentPassword,
} from './payment-password'
import { type SecurityState, securityOf } from './security.sql'
import { answerHashes, replaceAnswers } from './store'

type Answers = BodyOf<'setSecurityQuestions'>['answers']

/** Ignores letter case, Unicode form and repeated spaces. */
export const plainAnswer = (answer: string): string =>
  visibleText(answer.normalize('NFKC').toLowerCase().replace(/\s+/g, ' '))

const shortest = 2

export const answersProblem = (answers: Answers): 'twice' | 'short' | null => {
  if (new Set(answers.map(({ question }) => question)).size !== answers.length) return 'twice'
  return answers.some(({ answer }) => visibleLength(plainAnswer(answer)) < shortest) ? 'short' : null
}

/** Compares every answer, so that the time does not reveal the wrong one. */
const allRight = async (ctx: AppContext, memberId: string, answers: Answers): Promise<boolean> => {
  const hashes = await answerHashes(ctx.db, memberId)
  let right = hashes.size === answers.length
  for (const { question, answer } of answers)
    right = (await verifyPassword(hashes.get(question) ?? null, plainAnswer(answer))) && right
  return right
}

type SecondProof = { readonly paymentPassword?: string | undefined; readonly oldAnswers?: Answers | undefined }

/**
 * The answers replace a forgotten payment password, so a session and the login password alone do not change them: it takes the
 * payment password, or the answers before.
 */
const secondProofProblem = async (
  ctx: AppContext,
  member: Member,
  { questions, paymentPasswordHash }: SecurityState,
  { paymentPassword, oldAnswers }: SecondProof,
): Promise<Failure | null> => {
  if (questions.length === 0 && paymentPasswordHash === null) return null
  if (oldAnswers !== undefined && questions.length > 0) {
    const limited = await tooManySecretAttempts(ctx, member.id)
    if (limited) return limited
    if (!(await allRight(ctx, member.id, oldAnswers))) return fail('security.answers.wrong')
    await refundSecretAttempt(ctx, member.id)
    return null
  }
  if (paymentPassword === undefined || paymentPassword === '' || paymentPasswordHash === null)
    return fail('security.proof.required')
  return paymentPasswordProblem(ctx, member.id, paymentPassword)
}

export const setQuestions = async (
  ctx: AppContext,
  member: Member,
  { password, answers, paymentPassword, oldAnswers }: BodyOf<'setSecurityQuestions'>,
): Promise<Result<{ done: true }>> => {
  const problem = answersProblem(answers)
  if (problem) return fail('request_param_err', undefined, { answers: problem })
  const state = await securityOf(ctx.db, member.id)
  const refused =
    (await confirmMember(ctx, member, password)) ??
    (await secondProofProblem(ctx, member, state, { paymentPassword, oldAnswers }))
  if (refused) return refused
  const hashes = new Map<string, string>()
  for (const { question, answer } of answers) hashes.set(question, await hashPassword(plainAnswer(answer)))
  const owner = await memberById(ctx.db, member.id)
  const at = ctx.clock.now()
  // The first questions of a member without a payment password weaken nothing.
  const weakens = state.questions.length > 0 || state.paymentPasswordHash !== null
  await inTransaction(ctx.db, async (tx) => {
    await replaceAnswers(tx, member.id, hashes)
    if (weakens) await recordSecurityChange(tx, member, 'questions', at)
    await publish(tx, { name: 'security.questions.changed', memberId: member.id, at, payload: {} })
  })
  if (owner && weakens) notifySecurityChange(ctx, owner)
  return ok({ done: true })
}

export const resetPaymentPassword = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  body: BodyOf<'answerSecurityQuestions'>,
): Promise<Result<{ done: true }>> => {
  const problem = newPaymentPasswordProblem(merchant, body)
  if (problem) return problem
  const limited = await tooManySecretAttempts(ctx, member.id)
  if (limited) return limited
  if (answersProblem(body.answers) !== null || !(await allRight(ctx, member.id, body.answers)))
    return fail('security.answers.wrong')
  return replacePaymentPassword(ctx, member, body.newPaymentPassword)
}
