import type { ErrorCode } from '@mosaic/contracts'
import { roles, type Role } from '@mosaic/contracts/desk'

/** `member` owns what the request names; `agent` is above them in the tree. */
export const callers = [
  'guest',
  'trial',
  'member',
  'another member',
  'agent',
  'agent of another tree',
  'member of another merchant',
  'token at another merchant',
  ...roles,
] as const
export type Caller = (typeof callers)[number]

/** What a caller gets: the value, or the error. */
export type Answer = 'OK' | ErrorCode
export type Row = Readonly<Record<Caller, Answer>>

const withForeignToken: readonly Caller[] = ['token at another merchant', ...roles]

const rowOf = (answerOf: (caller: Caller) => Answer): Row =>
  Object.fromEntries(callers.map((caller) => [caller, answerOf(caller)])) as Row

const groups = {
  /** Do not own what the request names. */
  strangers: ['another member', 'agent', 'agent of another tree', 'member of another merchant'],
  /** Have not even prepared the same of their own. */
  unprepared: ['agent', 'agent of another tree', 'member of another merchant'],
  agents: ['agent', 'agent of another tree'],
  elsewhere: ['member of another merchant', 'token at another merchant'],
} as const satisfies Readonly<Record<string, readonly Caller[]>>
const groupNames = Object.keys(groups) as (keyof typeof groups)[]

type Answers = Readonly<Partial<Record<Exclude<Caller, Role> | keyof typeof groups, Answer>>>

/** The rows of one access; a group or a caller that is named gets that answer instead. */
const rowsOf =
  (base: (caller: Caller) => Answer) =>
  (answers: Answers = {}): Row =>
    rowOf((caller) => {
      const group = groupNames.find((name) => name in answers && (groups[name] as readonly Caller[]).includes(caller))
      return (answers as Readonly<Partial<Record<Caller, Answer>>>)[caller] ?? (group && answers[group]) ?? base(caller)
    })

/** Also with an expired or foreign token. */
export const open = rowsOf(() => 'OK')
/** Guests too, but no foreign token. */
export const guests = rowsOf((caller) => (withForeignToken.includes(caller) ? 'login.not.session' : 'OK'))
export const sessions = rowsOf((caller) =>
  caller === 'guest' || withForeignToken.includes(caller) ? 'login.not.session' : 'OK',
)
export const members = rowsOf((caller) => (caller === 'trial' ? 'free_reject' : sessions()[caller]))
export const agents = rowsOf((caller) =>
  ['trial', 'member', 'another member', 'member of another merchant'].includes(caller)
    ? 'login.non.agent'
    : sessions()[caller],
)
