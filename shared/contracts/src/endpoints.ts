/**
 * The endpoint registry: the one place where a path, a method or a module id is written.
 * `decided: true` marks names that no public contract gives and that we chose (domain §8.17–18).
 * `encrypted` bodies travel as a JWE; `form` bodies as application/x-www-form-urlencoded.
 */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly module: string
  /** Who may call: anyone, anyone with a session, members that are not trial, agents. The gateway enforces it. */
  readonly access: 'public' | 'session' | 'member' | 'agent'
  readonly encrypted?: true
  readonly form?: true
  /** Carries a file as a data URL, so the body may be large. */
  readonly upload?: true
  /** Writes that move money carry an Idempotency-Key. */
  readonly idempotent?: true
  readonly decided?: true
}

const define = <T extends Record<string, Endpoint>>(registry: T): T => registry

export const endpoints = define({
  sessionKeys: { method: 'GET', path: '/wps/session/keys', module: 'COMM3', access: 'public' },
  login: { method: 'POST', path: '/wps/session/login', module: 'COMM3', access: 'public', encrypted: true },
  socialStart: { method: 'POST', path: '/wps/session/social', module: 'COMM3', access: 'public', decided: true },
  linkSocial: {
    method: 'POST',
    path: '/wps/session/social/link',
    module: 'COMM3',
    access: 'public',
    encrypted: true,
    decided: true,
  },
  /** The refresh token travels as an HttpOnly cookie, never in a body or a script's reach. */
  refreshSession: { method: 'POST', path: '/wps/session/refresh', module: 'COMM3', access: 'public', decided: true },
  /** Also works when only the cookie is left, because the access token has just run out. */
  logout: { method: 'DELETE', path: '/wps/session/logout', module: 'COMM3', access: 'public' },
  register: { method: 'PUT', path: '/wps/member/register', module: 'REG3', access: 'public', encrypted: true },
  registerMobile: {
    method: 'PUT',
    path: '/wps/member/register/mobile',
    module: 'MOBILENUMREG3',
    access: 'public',
    encrypted: true,
  },
  registerSocial: {
    method: 'PUT',
    path: '/wps/member/register/social',
    module: 'REG3',
    access: 'public',
    encrypted: true,
    decided: true,
  },
  freePlay: { method: 'POST', path: '/wps/session/login/freeplay', module: 'FREEPLAY3', access: 'public' },
  countries: { method: 'GET', path: '/wps/system/country', module: 'COMM3', access: 'public' },
  smsNoLogin: { method: 'POST', path: '/wps/verification/sms/noLogin', module: 'VERIFICATION3', access: 'public' },
  smsRegister: { method: 'POST', path: '/wps/verification/sms/register', module: 'REGMOBVERF3', access: 'public' },
  forgotByEmail: { method: 'POST', path: '/wps/member/password/email', module: 'COMM3', access: 'public', form: true },
  /** The link of that e-mail leads to a page that sends this. */
  resetByEmail: {
    method: 'POST',
    path: '/wps/member/password/email/new',
    module: 'COMM3',
    access: 'public',
    encrypted: true,
    decided: true,
  },
  resetByPhone: {
    method: 'POST',
    path: '/wps/member/password/verification',
    module: 'CHNGPASSVERIF3',
    access: 'public',
    encrypted: true,
  },
  captchaAudio: { method: 'GET', path: '/wps/captcha/audio', module: 'CAPTCHA3', access: 'public', decided: true },
  registerSettings: { method: 'GET', path: '/wps/system/setting/register', module: 'REG3', access: 'public' },
  captcha: { method: 'GET', path: '/wps/captcha', module: 'CAPTCHA3', access: 'public' },
  checkUsername: { method: 'GET', path: '/wps/check/username', module: 'COMM3', access: 'public' },
  checkAffiliate: { method: 'GET', path: '/wps/agent/affiliate', module: 'AFFMAN3', access: 'public' },
  changePassword: { method: 'POST', path: '/wps/member/password', module: 'PASS3', access: 'session', encrypted: true },
  passkeyLoginOptions: {
    method: 'POST',
    path: '/wps/session/passkey/options',
    module: 'COMM3',
    access: 'public',
    decided: true,
  },
  passkeyLogin: { method: 'POST', path: '/wps/session/passkey', module: 'COMM3', access: 'public', decided: true },

  systemStatus: { method: 'GET', path: '/wps/system/status', module: 'COMM3', access: 'public' },
  whitelabel: { method: 'GET', path: '/wps/system/whitelabel', module: 'COMM3', access: 'public' },
  domainRoute: { method: 'GET', path: '/wps/system/domainRoute', module: 'COMM3', access: 'public' },
  helpCenter: { method: 'GET', path: '/wps/system/helpCenter', module: 'COMM3', access: 'public' },
  announcements: { method: 'GET', path: '/wps/relay/MCSFE_getListAnnouncements', module: 'COMM3', access: 'public' },
  markAnnouncementRead: {
    method: 'POST',
    path: '/wps/relay/MCSFE_readAnnouncement',
    module: 'COMM3',
    access: 'member',
    decided: true,
  },

  inbox: { method: 'GET', path: '/wps/message/inbox', module: 'INBOX3', access: 'member' },
  inboxUnread: { method: 'GET', path: '/wps/message/unreadCount', module: 'INBOX3', access: 'member' },
  readMessage: { method: 'POST', path: '/wps/message/read', module: 'INBOX3', access: 'member' },
  deleteMessage: { method: 'DELETE', path: '/wps/message/inbox', module: 'INBOX3', access: 'member', decided: true },

  memberInfo: { method: 'GET', path: '/wps/member/info', module: 'COMM3', access: 'session' },
  funds: { method: 'GET', path: '/wps/member/info/funds/consolidated', module: 'COMM3', access: 'session' },
  memberIcon: { method: 'GET', path: '/wps/member/info/icon', module: 'PROFPIC3', access: 'session' },
  setMemberIcon: { method: 'POST', path: '/wps/member/info/icon', module: 'PROFPIC3', access: 'member', upload: true },
  vipProgress: { method: 'GET', path: '/wps/relay/MCSFE_getPlayerRankProgress', module: 'COMM3', access: 'session' },

  securityOverview: { method: 'GET', path: '/wps/member/security', module: 'SECPRIV', access: 'member', decided: true },
  hasWithdrawalPassword: {
    method: 'GET',
    path: '/wps/member/hasWithdrawalPassword',
    module: 'SECPRIV',
    access: 'member',
  },
  setPaymentPassword: {
    method: 'PUT',
    path: '/wps/member/paymentPassword',
    module: 'SECPRIV',
    access: 'member',
    encrypted: true,
  },
  changePaymentPassword: {
    method: 'POST',
    path: '/wps/member/paymentPassword',
    module: 'SECPRIV',
    access: 'member',
    encrypted: true,
  },
  securityQuestions: { method: 'GET', path: '/wps/member/securityQuestions', module: 'SECPRIV', access: 'member' },
  customerSecurityQuestions: {
    method: 'GET',
    path: '/wps/member/customerSecurityQuestions',
    module: 'SECPRIV',
    access: 'member',
  },
  setSecurityQuestions: {
    method: 'PUT',
    path: '/wps/member/customerSecurityQuestions',
    module: 'SECPRIV',
    access: 'member',
    encrypted: true,
  },
  answerSecurityQuestions: {
    method: 'POST',
    path: '/wps/member/customerSecurityQuestions',
    module: 'SECPRIV',
    access: 'member',
    encrypted: true,
  },
  sendContactCode: {
    method: 'POST',
    path: '/wps/member/contact/code',
    module: 'SECPRIV',
    access: 'member',
    decided: true,
  },
  confirmContact: {
    method: 'PUT',
    path: '/wps/member/contact',
    module: 'SECPRIV',
    access: 'member',
    encrypted: true,
    decided: true,
  },
  devices: { method: 'GET', path: '/wps/member/devices', module: 'SECPRIV', access: 'session', decided: true },
  revokeDevices: { method: 'DELETE', path: '/wps/member/devices', module: 'SECPRIV', access: 'session', decided: true },
  loginHistory: {
    method: 'GET',
    path: '/wps/member/loginHistory',
    module: 'SECPRIV',
    access: 'session',
    decided: true,
  },

  /** Before a way in is changed: the member says once more that it is he. */
  confirmationWays: {
    method: 'GET',
    path: '/wps/member/confirmation',
    module: 'SECPRIV',
    access: 'member',
    decided: true,
  },
  sendConfirmCode: {
    method: 'POST',
    path: '/wps/member/confirmation/sms/code',
    module: 'SECPRIV',
    access: 'member',
    decided: true,
  },
  confirmBySms: {
    method: 'POST',
    path: '/wps/member/confirmation/sms',
    module: 'SECPRIV',
    access: 'member',
    encrypted: true,
    decided: true,
  },
  confirmSocialStart: {
    method: 'POST',
    path: '/wps/member/confirmation/social/start',
    module: 'SECPRIV',
    access: 'member',
    decided: true,
  },
  confirmBySocial: {
    method: 'POST',
    path: '/wps/member/confirmation/social',
    module: 'SECPRIV',
    access: 'member',
    encrypted: true,
    decided: true,
  },
  setFirstPassword: {
    method: 'PUT',
    path: '/wps/member/password',
    module: 'SECPRIV',
    access: 'member',
    encrypted: true,
    decided: true,
  },
  socialAccounts: { method: 'GET', path: '/wps/member/social', module: 'SECPRIV', access: 'member', decided: true },
  unlinkSocial: { method: 'DELETE', path: '/wps/member/social', module: 'SECPRIV', access: 'member', decided: true },
  confirmByPassword: {
    method: 'POST',
    path: '/wps/member/confirmation',
    module: 'SECPRIV',
    access: 'member',
    encrypted: true,
    decided: true,
  },
  passkeyConfirmOptions: {
    method: 'POST',
    path: '/wps/member/confirmation/passkey/options',
    module: 'SECPRIV',
    access: 'member',
    decided: true,
  },
  confirmByPasskey: {
    method: 'POST',
    path: '/wps/member/confirmation/passkey',
    module: 'SECPRIV',
    access: 'member',
    decided: true,
  },
  passkeys: { method: 'GET', path: '/wps/member/passkeys', module: 'SECPRIV', access: 'member', decided: true },
  passkeyOptions: {
    method: 'POST',
    path: '/wps/member/passkeys/options',
    module: 'SECPRIV',
    access: 'member',
    decided: true,
  },
  addPasskey: { method: 'PUT', path: '/wps/member/passkeys', module: 'SECPRIV', access: 'member', decided: true },
  renamePasskey: { method: 'POST', path: '/wps/member/passkeys', module: 'SECPRIV', access: 'member', decided: true },
  removePasskey: { method: 'DELETE', path: '/wps/member/passkeys', module: 'SECPRIV', access: 'member', decided: true },

  limits: { method: 'GET', path: '/wps/member/limits', module: 'RGTOOLS3', access: 'member', decided: true },
  setLimit: { method: 'POST', path: '/wps/member/limits', module: 'RGTOOLS3', access: 'member', decided: true },
  exclude: { method: 'POST', path: '/wps/member/exclusion', module: 'RGTOOLS3', access: 'member', decided: true },
  realityCheck: {
    method: 'GET',
    path: '/wps/member/realityCheck',
    module: 'RGTOOLS3',
    access: 'member',
    decided: true,
  },
  acknowledgeRealityCheck: {
    method: 'POST',
    path: '/wps/member/realityCheck',
    module: 'RGTOOLS3',
    access: 'member',
    decided: true,
  },
  setRealityCheck: {
    method: 'PUT',
    path: '/wps/member/realityCheck',
    module: 'RGTOOLS3',
    access: 'member',
    decided: true,
  },

  gameList: { method: 'GET', path: '/wps/relay/GCSGAME_gameList', module: 'GAMELO3', access: 'public' },
  gameDetail: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameDetail',
    module: 'GAMELO3',
    access: 'public',
    decided: true,
  },
  hotGames: { method: 'GET', path: '/wps/relay/GCSGAME_hotGamesV2', module: 'GAMELOHOT3', access: 'public' },
  vendors: { method: 'GET', path: '/wps/relay/GCSGAME_newGameVendor', module: 'COMM3', access: 'public' },
  favourites: { method: 'GET', path: '/wps/relay/MCSFE_getFavoriteGames', module: 'GAMELOFAV3', access: 'session' },
  favouriteIds: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGamesList',
    module: 'GAMELOFAV3',
    access: 'session',
  },
  addFavourite: { method: 'POST', path: '/wps/relay/MCSFE_addFavoriteGameV2', module: 'GAMELOFAV3', access: 'session' },
  removeFavourite: {
    method: 'DELETE',
    path: '/wps/relay/MCSFE_removeFavoriteGameV2',
    module: 'GAMELOFAV3',
    access: 'session',
  },
  recentGames: { method: 'GET', path: '/wps/relay/GCS_recentGame', module: 'GAMELOREC3', access: 'session' },
  launchGame: { method: 'GET', path: '/wps/game/launchGame', module: 'GAMELO3', access: 'public' },
  winnerBoard: { method: 'GET', path: '/wps/relay/ODSFE2_getWinnerBoard', module: 'COMM3', access: 'public' },

  depositSettings: { method: 'GET', path: '/wps/relay/MCSFE_getDepositSettings', module: 'COMM3', access: 'member' },
  depositGateway: {
    method: 'POST',
    path: '/wps/transaction/deposit/pg',
    module: 'COMM3',
    access: 'member',
    idempotent: true,
  },
  depositStatus: {
    method: 'GET',
    path: '/wps/transaction/deposit/status',
    module: 'COMM3',
    access: 'member',
    decided: true,
  },
  depositReport: { method: 'GET', path: '/wps/report/depositTransaction', module: 'MEMTRANS3', access: 'member' },
  accountReport: { method: 'GET', path: '/wps/report/transaction', module: 'MEMTRANS3', access: 'session' },
  betReport: { method: 'GET', path: '/wps/report/accountGameBetHistory', module: 'PERSPNL3', access: 'session' },

  teamKpi: { method: 'GET', path: '/wps/report/teamKpi', module: 'AGEINFO3', access: 'agent', decided: true },
  teamOverview: { method: 'GET', path: '/wps/report/teamOverview', module: 'AGEINFO3', access: 'agent', decided: true },
  downlines: { method: 'GET', path: '/wps/agent/downlines', module: 'AGEDOWNMAN3', access: 'agent' },
  openAccount: { method: 'POST', path: '/wps/agent/downline', module: 'AGEDOWNMAN3', access: 'agent', encrypted: true },
  agentAnnouncements: { method: 'GET', path: '/wps/agent/announcements', module: 'AGEANNOUNCE3', access: 'agent' },
} as const satisfies Record<string, Endpoint>)

export type EndpointName = keyof typeof endpoints

/** Second names of the wire contract. A gateway answers them too; browser code asks by the first. */
export const endpointAliases: { readonly [N in EndpointName]?: string } = {
  inboxUnread: '/wps/relay/EMFE_getInboxUnreadCount',
}
