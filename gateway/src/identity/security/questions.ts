import type { BodyOf } from '@mosaic/contracts'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { tooManySecretAttempts, hashPassword, verifyPassword } from '../password'
import { confirmMember, replacePaymentPassword, newPaymentPasswordProblem } from './payment-password'
import { answerHashes, replaceAnswers } from './store'

type Answers = BodyOf<'setSecurityQuestions'>['answers']

/** Ignores letter case, Unicode form and repeated spaces. */
export const plainAnswer = (answer: string): string =>
  answer.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

const shortest = 2

export const answersProblem = (answers: Answers): 'twice' | 'short' | null => {
  if (new Set(answers.map(({ question }) => question)).size !== answers.length) return 'twice'
  return answers.some(({ answer }) => plainAnswer(answer).length < shortest) ? 'short' : null
}

export const setQuestions = async (
  ctx: AppContext,
  member: Member,
  { password, answers }: BodyOf<'setSecurityQuestions'>,
): Promise<Result<{ done: true }>> => {
  const problem = answersProblem(answers)
  if (problem) return fail('request_param_err', undefined, { answers: problem })
  const refused = await confirmMember(ctx, member, password)
  if (refused) return refused
  const hashes = new Map<string, string>()
  for (const { question, answer } of answers) hashes.set(question, await hashPassword(plainAnswer(answer)))
  await inTransaction(ctx.db, (tx) => replaceAnswers(tx, member.id, hashes))
  return ok({ done: true })
}

/** Compares every answer, so that the time does not reveal the wrong one. */
const allRight = async (ctx: AppContext, memberId: string, answers: Answers): Promise<boolean> => {
  const hashes = await answerHashes(ctx.db, memberId)
  let right = hashes.size === answers.length
  for (const { question, answer } of answers)
    right = (await verifyPassword(hashes.get(question) ?? null, plainAnswer(answer))) && right
  return right
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
  return replacePaymentPassword(ctx, member.id, body.newPaymentPassword)
}
