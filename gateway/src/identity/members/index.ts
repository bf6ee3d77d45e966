import { defineModule } from '../../platform/kernel/module'
import { memberRoutes } from './routes'

export { loginHistory, members, type MemberRow } from './schema'
export { createMember, type MemberDraft } from './service'
export {
  accountKey,
  loginWrites,
  memberByAccount,
  memberById,
  memberByMobile,
  recentRegistrations,
  setContacts,
  setFirstPasswordHash,
  setPasswordHash,
} from './store'

export const memberModule = defineModule({ name: 'member', routes: memberRoutes })
