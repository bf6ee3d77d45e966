import { defineModule, type Module } from '../../platform/runtime/module'
import { type ClubLabel, memberRoutes } from './routes'

export { loginRows, memberRows, membersWithoutPassword } from './members.sql'
export { loginHistory, members, type MemberRow } from './schema'
export { mailboxOf } from './mailbox'
export { loginRefusal } from './may-log-in'
export { createMember, type MemberDraft } from './create-member'
export {
  accountKey,
  accountNames,
  lockMember,
  loginWrites,
  memberByAccount,
  memberById,
  memberByMobile,
  membersLike,
  recentRegistrations,
  setContacts,
  setFirstPasswordHash,
  setPasswordHash,
} from './store'

export const memberModule = (clubLabel: ClubLabel): Module =>
  defineModule({ name: 'member', routes: (app, ctx) => memberRoutes(app, ctx, clubLabel) })
