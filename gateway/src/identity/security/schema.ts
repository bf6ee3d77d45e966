import { pgTable, text } from 'drizzle-orm/pg-core'

export const memberSecurity = pgTable('member_security', {
  memberId: text('member_id').primaryKey(),
  paymentPasswordHash: text('payment_password_hash').notNull(),
})

export const securityAnswers = pgTable('security_answers', {
  memberId: text('member_id').notNull(),
  question: text('question').notNull(),
  answerHash: text('answer_hash').notNull(),
})
