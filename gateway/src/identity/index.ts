export {
  createMember,
  loginWrites,
  memberByAccount,
  memberById,
  memberModule,
  recentRegistrations,
  setContacts,
} from './members'
export { passkeysModule } from './passkeys'
export { profilePictureModule } from './profile-picture'
export { registrationModule, violationsOf } from './registration'
export { hasPaymentPassword, paymentPasswordProblem, securityModule } from './security'
export {
  bodyKeyring,
  type BodyKeyring,
  bodyOpener,
  captchas,
  hashPassword,
  openSession,
  revokeSessions,
  sessionGate,
  sessionIsAlive,
  sessionModule,
  sessionSeen,
  sessionWrite,
} from './session'
export { clientId, numberByFirebase, socialAdapter, socialModule, socialWays } from './social'
export { loginBySms, outbox, verificationModule } from './verification'
export { waysInModule } from './ways-in'
