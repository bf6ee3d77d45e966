export {
  decideKyc,
  hasVerifiedIdentity,
  imageAt,
  imageCountOf,
  insertSubmission,
  kycModule,
  kycStateOf,
  type KycSubmission,
  latestSubmission,
  submissionsShown,
  type VerifiedPerson,
  verifiedPerson,
  verifiedPersonOf,
} from './kyc'
export {
  accountKey,
  accountNames,
  createMember,
  lockMember,
  loginRows,
  loginWrites,
  memberByAccount,
  memberById,
  memberModule,
  memberRows,
  membersLike,
  membersWithoutPassword,
  recentRegistrations,
  setContacts,
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
  securityModule,
} from './security'
export { captchas, captchaModule, challengeKeyPrefix } from './captcha'
export { bodyKeyring, type BodyKeyring, bodyOpener, encryptionModule } from './encryption'
export { loginModule } from './login'
export {
  guessCounted,
  guessGivenBack,
  guessValues,
  hashPassword,
  overGuesses,
  verifyPassword,
  wasNoGuess,
  passwordModule,
} from './password'
export {
  aliveValues,
  membersSeen,
  openSession,
  revokeSessions,
  sessionGate,
  sessionIsAlive,
  sessionIsAliveWhenAsked,
  sessionModule,
  sessionSeen,
  sessionWrite,
} from './session'
export { clientId, numberByFirebase, socialAdapter, socialModule, socialWays } from './social'
export { loginBySms, outbox, verificationModule } from './verification'
export { waysInModule } from './login-methods'
