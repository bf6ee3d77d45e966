import { z } from 'zod'
import { visibleString } from '../text/visible-text'
import { chatTextMost, mailBounds } from '../chat'
import { chatMessage } from '../chat-frames'
import { wireLanguages } from '../language'
import { done, id, instant, askedSequence, sequence } from '../schemas/primitives'
import { person, whichRows } from './rows'

const number = z.string().regex(/^\d{1,18}$/)
const answerText = visibleString().min(1).max(chatTextMost)

/** Short name of a guest, who has no account; null: a member. */
const guest = z.string().nullable()

const waitingChat = z.object({
  ...person,
  guest,
  language: z.string(),
  /** Null: no answer is due. */
  waitingSince: instant.nullable(),
  operator: z.string().nullable(),
  unread: z.number().int(),
  last: z.string(),
})

/** English is what every other language falls back to. */
const cannedAnswer = z.object({
  id: z.uuid(),
  title: visibleString().min(1).max(60),
  texts: z.partialRecord(z.enum(wireLanguages), answerText).refine((texts) => texts.EN !== undefined, { path: ['EN'] }),
})

const mail = z.object({
  ...person,
  id: number,
  subject: z.string(),
  content: z.string(),
  at: instant,
  answeredAt: instant.nullable(),
  answeredBy: z.string().nullable(),
})

const feedback = z.object({
  ...person,
  id: number,
  content: z.string(),
  at: instant,
  seenAt: instant.nullable(),
  seenBy: z.string().nullable(),
})

/** Conversations of operators with members. */
export const conversationSchemas = {
  chats: { ...whichRows, value: z.object({ list: z.array(waitingChat) }) },
  chat: {
    /** `after`: the last known message; 0: none. */
    query: z.object({ memberId: id, after: askedSequence.default(0) }),
    value: z.object({
      list: z.array(chatMessage),
      guest,
      memberRead: z.number().int(),
      memberTyping: z.boolean(),
      language: z.string(),
    }),
  },
  chatPicture: { query: z.object({ name: z.string().regex(/^[\w-]{43}$/) }), value: z.null() },
  sayInChat: {
    /** Made by the desk, so an answer that is sent twice is stored once. */
    body: z.object({ memberId: id, id: z.uuid(), text: answerText }),
    value: z.object({ seq: z.number().int() }),
  },
  readChat: { body: z.object({ memberId: id, seq: sequence }), value: done },
  typeInChat: { body: z.object({ memberId: id }), value: done },
  cannedAnswers: { value: z.object({ list: z.array(cannedAnswer) }) },
  saveCannedAnswer: { body: cannedAnswer, value: done },
  deleteCannedAnswer: { body: z.object({ id: z.uuid() }), value: done },
  mails: { ...whichRows, value: z.object({ list: z.array(mail) }) },
  answerMail: {
    body: z.object({
      id: number,
      text: visibleString().min(mailBounds.content.least).max(mailBounds.content.most),
    }),
    value: done,
  },
  feedback: { ...whichRows, value: z.object({ list: z.array(feedback) }) },
  seeFeedback: { body: z.object({ id: number }), value: done },
} as const
