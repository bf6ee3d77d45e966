import {
  campaignsModule,
  cashbackModule,
  redRainModule,
  referralModule,
  vipLabel,
  vipModule,
  vipProgress,
} from './loyalty'
import {
  affiliateLinksModule,
  agentModule,
  contractCostOf,
  contractModule,
  agentStatementModule,
  countAffiliateClick,
  downlineModule,
  pendingOffersOf,
  rebateModule,
  rebateRatesOf,
  sizeOf,
  teamReportsModule,
  uplinesOf,
} from './agents'
import {
  announcementsModule,
  chatModule,
  feedbackModule,
  helpModule,
  inboxModule,
  isChatRead,
  isMessageRead,
  messagePath,
  mailModule,
  notificationsModule,
} from './content'
import type { Config } from './config'
import {
  activityModule,
  atStakeSince,
  betsModule,
  forfeitAtWithdrawal,
  freeRoundsModule,
  gameCountOf,
  gamesModule,
  lastPlayPeriod,
  launchModule,
  type LevelOf,
  lotteryModule,
  roomsModule,
  seamlessModule,
  playCreditsOf,
  wageringModule,
  playUsage,
  validBetSince,
} from './play'
import type { Module } from './platform/runtime/module'
import { ledgerModule, paidIn, paymentsModule, statementsModule, walletsModule, withdrawalsModule } from './money'
import {
  type BodyKeyring,
  captchaModule,
  encryptionModule,
  loginBySms,
  loginModule,
  memberModule,
  numberByFirebase,
  passwordModule,
  passkeysModule,
  kycModule,
  profilePictureModule,
  registrationModule,
  revokeSessions,
  securityModule,
  sessionModule,
  socialAdapter,
  socialModule,
  socialLogins,
  verificationModule,
  loginMethodsModule,
} from './identity'
import { operatorModule, webhooksModule } from './operator'
import { openApiModule, streamsModule, systemModule } from './platform'
import { demoPaymentProvider, demoVendorWallets, qaModule, testIssuerModule } from './demo'
import { responsiblePlayModule } from './protection'

type Own = {
  readonly config: Pick<Config, 'production' | 'qa' | 'testIssuerUrl' | 'url' | 'vendorWalletUrl'>
  readonly keyring: BodyKeyring
}

const levelOf: LevelOf = async (ctx, member) => (await vipProgress(ctx, member)).level

/** Every module of the gateway, in the order of their routes and start-up. */
export const gatewayModules = ({ config, keyring }: Own): readonly Module[] => [
  systemModule({ gameCountOf, socialAdapter }),
  encryptionModule(keyring),
  captchaModule,
  passwordModule,
  sessionModule,
  loginModule({ sms: loginBySms, ...socialLogins() }),
  verificationModule,
  registrationModule(numberByFirebase()),
  socialModule,
  memberModule(vipLabel),
  securityModule,
  loginMethodsModule,
  passkeysModule,
  profilePictureModule,
  kycModule,
  announcementsModule,
  inboxModule,
  mailModule,
  chatModule(),
  notificationsModule({ message: isMessageRead, chat: isChatRead }, { message: messagePath }),
  feedbackModule,
  helpModule,
  ledgerModule,
  agentModule,
  affiliateLinksModule,
  downlineModule,
  teamReportsModule,
  vipModule,
  gamesModule(contractCostOf),
  launchModule(levelOf),
  lotteryModule,
  roomsModule(levelOf),
  paymentsModule,
  withdrawalsModule({ validBetSince }, forfeitAtWithdrawal),
  walletsModule({ creditsOf: playCreditsOf, offersOf: pendingOffersOf }, playUsage),
  statementsModule,
  activityModule,
  betsModule,
  responsiblePlayModule(revokeSessions, {
    ...playUsage,
    depositsTaken: paidIn,
    lastPlayPeriod,
    playedSince: atStakeSince,
  }),
  freeRoundsModule,
  seamlessModule,
  wageringModule,
  cashbackModule(rebateRatesOf),
  campaignsModule,
  referralModule(countAffiliateClick),
  redRainModule({ uplinesOf, countBelow: async (db, agentId) => (await sizeOf(db, agentId)).members }),
  rebateModule,
  contractModule,
  agentStatementModule,
  operatorModule,
  webhooksModule,
  streamsModule(),
  openApiModule,
  ...(config.production ? [] : [demoPaymentProvider]),
  ...(config.qa ? [qaModule] : []),
  ...(config.qa && config.vendorWalletUrl?.startsWith(`${config.url}/`)
    ? [demoVendorWallets(config.vendorWalletUrl)]
    : []),
  ...(config.testIssuerUrl === null ? [] : [testIssuerModule(config.testIssuerUrl)]),
]
