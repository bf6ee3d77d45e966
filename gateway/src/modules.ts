import { agentModule } from './agents/team'
import { announcementsModule } from './content/announcements'
import type { Config } from './config'
import { gamesModule } from './play/games'
import { helpModule } from './content/help'
import { inboxModule } from './content/inbox'
import type { Module } from './platform/kernel/module'
import { launchModule } from './play/launch'
import { ledgerModule } from './money/ledger'
import { memberModule } from './identity/members'
import type { FullMerchantDirectory } from './platform/merchants'
import { openApiModule } from './platform/openapi'
import { paymentsModule } from './money/payments'
import { passkeysModule } from './identity/passkeys'
import { profilePictureModule } from './identity/profile-picture'
import { qaModule } from './demo/qa'
import { betsModule } from './play/bets'
import { statementsModule } from './money/statements'
import { registrationModule } from './identity/registration'
import { responsiblePlayModule } from './protection/limits'
import { seamlessModule } from './play/seamless'
import { securityModule } from './identity/security'
import { sessionModule, type BodyKeyring } from './identity/session'
import { socialModule, socialWays } from './identity/social'
import { systemModule } from './platform/system'
import { testIssuerModule } from './demo/test-issuer'
import { loginBySms, verificationModule } from './identity/verification'
import { waysInModule } from './identity/ways-in'

type Own = {
  readonly config: Pick<Config, 'qa' | 'testIssuerUrl'>
  readonly keyring: BodyKeyring
  readonly merchants: FullMerchantDirectory
}

/** Every module of the gateway, in the order of their routes and start-up. */
export const gatewayModules = ({ config, keyring, merchants }: Own): readonly Module[] => [
  systemModule(merchants),
  sessionModule(keyring, merchants, { sms: loginBySms, ...socialWays(merchants) }),
  verificationModule(merchants),
  registrationModule(merchants),
  socialModule(merchants),
  memberModule,
  securityModule(merchants),
  waysInModule,
  passkeysModule,
  profilePictureModule,
  announcementsModule,
  inboxModule,
  helpModule,
  ledgerModule,
  agentModule,
  gamesModule,
  launchModule,
  paymentsModule,
  statementsModule,
  betsModule,
  responsiblePlayModule,
  seamlessModule,
  openApiModule,
  ...(config.qa ? [qaModule(merchants)] : []),
  ...(config.testIssuerUrl === null ? [] : [testIssuerModule(config.testIssuerUrl)]),
]
