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
export {
  bodyKeyring,
  aliveValues,
  type BodyKeyring,
  bodyOpener,
  captchas,
  guessCounted,
  guessGivenBack,
  guessValues,
  membersSeen,
  hashPassword,
  overGuesses,
  verifyPassword,
  openSession,
  revokeSessions,
  sessionGate,
  sessionIsAlive,
  sessionIsAliveWhenAsked,
  sessionModule,
  sessionSeen,
  sessionWrite,
  wasNoGuess,
} from './session'
export { clientId, numberByFirebase, socialAdapter, socialModule, socialWays } from './social'
export { loginBySms, outbox, verificationModule } from './verification'
export { waysInModule } from './ways-in'
