import { agentModule } from './agent'
import { announcementsModule } from './announcements'
import type { Config } from './config'
import { gamesModule } from './games'
import { helpModule } from './help'
import { inboxModule } from './inbox'
import type { Module } from './kernel/module'
import { launchModule } from './launch'
import { ledgerModule } from './ledger'
import { memberModule } from './members'
import type { FullMerchantDirectory } from './merchants'
import { openApiModule } from './openapi'
import { paymentsModule } from './payments'
import { passkeysModule } from './passkeys'
import { profilePictureModule } from './profile-picture'
import { qaModule } from './qa'
import { recordsModule } from './records'
import { registrationModule } from './registration'
import { responsiblePlayModule } from './responsible-play'
import { seamlessModule } from './seamless'
import { securityModule } from './security'
import { sessionModule, type BodyKeyring } from './session'
import { socialModule, socialWays } from './social'
import { systemModule } from './system'
import { testIssuerModule } from './test-issuer'
import { loginBySms, verificationModule } from './verification'
import { waysInModule } from './ways-in'

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
  recordsModule,
  responsiblePlayModule,
  seamlessModule,
  openApiModule,
  ...(config.qa ? [qaModule(merchants)] : []),
  ...(config.testIssuerUrl === null ? [] : [testIssuerModule(config.testIssuerUrl)]),
]
