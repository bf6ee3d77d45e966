import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { memberTable } from '../members'
import { memberSecurity, securityAnswers } from './schema'

export type SecurityState = {
  readonly hasPassword: boolean
  readonly paymentPasswordHash: string | null
  readonly questions: readonly string[]
  readonly email: string | null
  readonly mobile: string | null
}

const noMember: SecurityState = {
  hasPassword: false,
  paymentPasswordHash: null,
  questions: [],
  email: null,
  mobile: null,
}

export const securityOf = async (db: Db, memberId: string): Promise<SecurityState> => {
  const questions = sql<string[]>`(
    select coalesce(json_agg(${securityAnswers.question} order by ${securityAnswers.question}), '[]')
    from ${securityAnswers} where ${securityAnswers.memberId} = ${memberTable.id})`
  const [row] = await db
    .select({
      hasPassword: memberTable.hasPassword,
      email: memberTable.email,
      mobile: memberTable.mobile,
      paymentPasswordHash: memberSecurity.paymentPasswordHash,
      questions,
    })
    .from(memberTable)
    .leftJoin(memberSecurity, sql`${memberSecurity.memberId} = ${memberTable.id}`)
    .where(sql`${memberTable.id} = ${memberId}`)
  return row ?? noMember
}

export const paymentPasswordHash = (memberId: SQLWrapper): SQL =>
  sql`(select payment_password_hash from member_security where member_id = ${memberId})`
