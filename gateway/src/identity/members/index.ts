import { defineModule, type Module } from '../../platform/runtime/module'
import { type ClubLabel, memberRoutes } from './routes'

export { loginCtes } from './login-record.sql'
export { isEmailTaken, loginRows, memberRows, membersWithoutPassword, memberTable, sharesContact } from './members.sql'
export type { MemberRow } from './schema'
export { mailboxOf } from './mailbox'
export { loginRefusal } from './may-log-in'
export { createMember } from './create-member'
export {
  accountKey,
  accountNames,
  changeMobile,
  lockMember,
  loginsOfMember,
  memberByAccount,
  memberById,
  membersByIds,
  memberByMobile,
  membersLike,
  type NumberOfMember,
  numbersAfter,
  recentRegistrations,
  replacePasswordHash,
  setContacts,
  setFirstPasswordHash,
  setMemberType,
  setPasswordHash,
  setUpline,
  sharesDevice,
} from './store'

export const memberModule = (clubLabel: ClubLabel): Module =>
  defineModule({ name: 'member', routes: (app, ctx) => memberRoutes(app, ctx, clubLabel) })
