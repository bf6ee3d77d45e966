import type { z } from 'zod'
import type { EndpointName } from '../endpoints'
import * as agent from './agent'
import * as content from './content'
import * as games from './games'
import * as inbox from './inbox'
import * as member from './member'
import * as money from './money'
import * as passkeys from './passkeys'
import * as protection from './protection'
import * as security from './security'
import * as session from './session'
import * as system from './system'
import * as waysIn from './ways-in'

type Shape = { readonly query?: z.ZodType; readonly body?: z.ZodType; readonly value: z.ZodType }

/** Request and answer of every endpoint. Only the gateway and tests import this as a value; browsers import the types. */
export const schemas = {
  sessionKeys: session.sessionKeys,
  login: session.login,
  socialStart: session.socialStart,
  linkSocial: session.linkSocial,
  refreshSession: session.refreshSession,
  logout: session.logout,
  register: session.register,
  registerMobile: session.registerMobile,
  registerSocial: session.registerSocial,
  freePlay: session.freePlay,
  countries: session.countries,
  smsNoLogin: session.smsNoLogin,
  smsRegister: session.smsRegister,
  forgotByEmail: session.forgotByEmail,
  resetByEmail: session.resetByEmail,
  resetByPhone: session.resetByPhone,
  captchaAudio: session.captchaAudio,
  registerSettings: session.registerSettings,
  captcha: session.captcha,
  checkUsername: session.checkUsername,
  checkAffiliate: session.checkAffiliate,
  changePassword: session.changePassword,
  systemStatus: system.systemStatus,
  whitelabel: system.whitelabel,
  domainRoute: system.domainRoute,
  helpCenter: system.helpCenter,
  announcements: content.announcements,
  markAnnouncementRead: content.markAnnouncementRead,
  agentAnnouncements: content.agentAnnouncements,
  inbox: inbox.inbox,
  inboxUnread: inbox.inboxUnread,
  readMessage: inbox.readMessage,
  deleteMessage: inbox.deleteMessage,
  memberInfo: member.memberInfo,
  funds: member.funds,
  memberIcon: member.memberIcon,
  setMemberIcon: member.setMemberIcon,
  vipProgress: member.vipProgress,
  securityOverview: security.securityOverview,
  hasWithdrawalPassword: security.hasWithdrawalPassword,
  setPaymentPassword: security.setPaymentPassword,
  changePaymentPassword: security.changePaymentPassword,
  securityQuestions: security.securityQuestions,
  customerSecurityQuestions: security.customerSecurityQuestions,
  setSecurityQuestions: security.setSecurityQuestions,
  answerSecurityQuestions: security.answerSecurityQuestions,
  sendContactCode: security.sendContactCode,
  confirmContact: security.confirmContact,
  devices: security.devices,
  revokeDevices: security.revokeDevices,
  loginHistory: security.loginHistory,
  passkeyLoginOptions: passkeys.passkeyLoginOptions,
  passkeyLogin: passkeys.passkeyLogin,
  confirmationWays: waysIn.confirmationWays,
  sendConfirmCode: waysIn.sendConfirmCode,
  confirmBySms: waysIn.confirmBySms,
  confirmSocialStart: waysIn.confirmSocialStart,
  confirmBySocial: waysIn.confirmBySocial,
  setFirstPassword: waysIn.setFirstPassword,
  socialAccounts: waysIn.socialAccounts,
  unlinkSocial: waysIn.unlinkSocial,
  confirmByPassword: passkeys.confirmByPassword,
  passkeyConfirmOptions: passkeys.passkeyConfirmOptions,
  confirmByPasskey: passkeys.confirmByPasskey,
  passkeys: passkeys.passkeys,
  passkeyOptions: passkeys.passkeyOptions,
  addPasskey: passkeys.addPasskey,
  renamePasskey: passkeys.renamePasskey,
  removePasskey: passkeys.removePasskey,
  limits: protection.limits,
  setLimit: protection.setLimit,
  exclude: protection.exclude,
  realityCheck: protection.realityCheck,
  acknowledgeRealityCheck: protection.acknowledgeRealityCheck,
  setRealityCheck: protection.setRealityCheck,
  gameList: games.gameList,
  gameDetail: games.gameDetail,
  hotGames: games.hotGames,
  vendors: games.vendors,
  favourites: games.favourites,
  favouriteIds: games.favouriteIds,
  addFavourite: games.addFavourite,
  removeFavourite: games.removeFavourite,
  recentGames: games.recentGames,
  launchGame: games.launchGame,
  winnerBoard: games.winnerBoard,
  depositSettings: money.depositSettings,
  depositGateway: money.depositGateway,
  depositStatus: money.depositStatus,
  depositReport: money.depositReport,
  accountReport: money.accountReport,
  betReport: money.betReport,
  teamKpi: agent.teamKpi,
  teamOverview: agent.teamOverview,
  downlines: agent.downlines,
  openAccount: agent.openAccount,
} as const satisfies Record<EndpointName, Shape>

export type Schemas = typeof schemas
type In<S> = S extends z.ZodType ? z.input<S> : never

/** What a caller passes as the query string; optional when every field has a default. */
export type QueryOf<N extends EndpointName> = Schemas[N] extends { query: infer Q } ? In<Q> : undefined
/** What a caller passes as the body, before encryption. */
export type BodyOf<N extends EndpointName> = Schemas[N] extends { body: infer B } ? In<B> : undefined
/** `value` of a successful answer. */
export type ValueOf<N extends EndpointName> = Schemas[N] extends { value: infer V }
  ? V extends z.ZodType
    ? z.output<V>
    : never
  : never

export type Game = z.output<typeof games.game>
export type InboxMessage = z.output<typeof inbox.message>
export type Announcement = z.output<typeof content.announcement>
export type Deposit = z.output<typeof money.deposit>
export type SystemStatus = z.output<typeof system.systemStatus.value>
export type Whitelabel = z.output<typeof system.whitelabel.value>
export type FieldRule = z.output<typeof session.fieldRule>
export type RegistrationField = session.RegistrationField
