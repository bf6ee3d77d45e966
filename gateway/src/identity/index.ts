export {
  decideKyc,
  hasVerifiedIdentity,
  imageAt,
  imageCounts,
  insertSubmission,
  kycModule,
  kycStateOf,
  sharesDocument,
  type KycSubmission,
  submissionsShown,
  type VerifiedPerson,
  verifiedPerson,
  verifiedAmong,
  verifiedPersonOf,
} from './kyc'
export {
  accountKey,
  accountNames,
  createMember,
  lockMember,
  loginCtes,
  loginRows,
  memberByAccount,
  memberById,
  membersByIds,
  memberModule,
  memberRows,
  membersLike,
  membersWithoutPassword,
  recentRegistrations,
  setContacts,
  setMemberType,
  setUpline,
  sharesContact,
  sharesDevice,
} from './members'
export { challengeIn, passkeysModule } from './passkeys'
export { profilePictureModule } from './profile-picture'
export { registrationModule, violationsOf } from './registration'
export {
  hasPaymentPassword,
  liveDevices,
  maskEmail,
  maskPhone,
  paymentPasswordHash,
  paymentPasswordProblem,
  saveFirstPaymentPassword,
  securityModule,
} from './security'
export { notifySecurityChange, payoutDelayRefusal, payoutWaits, recordSecurityChange } from './security-changes'
export { captchaModule, recentCaptchas } from './captcha'
export { bodyKeyring, type BodyKeyring, bodyOpener, encryptionModule } from './encryption'
export { loginModule } from './login'
export {
  hashPassword,
  passwordModule,
  refundSecretAttempt,
  secretAttemptCounted,
  secretAttemptRefunded,
  secretAttemptRefusal,
  secretAttemptValues,
  verifyPassword,
} from './password'
export {
  liveValues,
  membersSeen,
  openSession,
  revokeSessions,
  sessionCte,
  sessionLookup,
  sessionIsAlive,
  sessionIsAliveWhenAsked,
  sessionModule,
  sessionSeen,
} from './session'
export { clientId, numberByFirebase, socialAdapter, socialModule, socialLogins } from './social'
export { loginBySms, messageSender, recentMessages, verificationModule } from './verification'
export { loginMethodsModule } from './login-methods'
