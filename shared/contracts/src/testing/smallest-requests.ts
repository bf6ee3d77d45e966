import type { z } from 'zod'
import { endpoints, type EndpointName } from '../endpoints'
import { schemas, type BodyOf, type QueryOf } from '../schemas'
import { withMailOfDownline } from './mail-of-downline'
import { png } from './png'
import { contractSamples } from './contract-samples'
import { downlineSamples } from './downline-samples'
import { promotionSamples } from './promotion-samples'
import { subscription } from './push-subscription'
import type { RunningSite, SmallestRequest } from './running-site'
import { smallestValue } from './smallest-value'

type Sample<N extends EndpointName> = (site: RunningSite) => SmallestRequest<N> | Promise<SmallestRequest<N>>

const newToken = async (site: RunningSite) => ({ token: (await site.newMember()).token })

const dialing = { countryDialingCode: '55' }
const newPassword = 'Other#2026'
const twice = { newPaymentPassword: '274951', confirmPaymentPassword: '274951' }
const answers: BodyOf<'setSecurityQuestions'>['answers'] = [
  { question: 'firstPet', answer: 'Bolinha' },
  { question: 'birthTown', answer: 'Recife' },
  { question: 'firstJob', answer: 'Padaria' },
]
const newName = (site: RunningSite) => `new${site.unused().slice(-8)}`
const registration = { type: 0, registerMethod: 'H5', ageConfirmed: true } as const
const chosenPassword = { password: newPassword, confirmPassword: newPassword }

const smsCode = async (site: RunningSite, name: 'smsNoLogin' | 'smsRegister', body: BodyOf<'smsNoLogin'>) => {
  // Many numbers of one block need a captcha.
  await site.call(name, { body: { ...body, ...(await site.captcha()) } })
  return site.received(`+55${body.mobileNum}`)
}
const socialMember = async (site: RunningSite) => {
  const { token } = await site.call('registerSocial', await smallestRequest('registerSocial', site))
  return token
}
const withPasskey = async (site: RunningSite, token: string) => {
  const { key, credential } = site.createPasskey(await site.call('passkeyOptions', { token, body: {} }))
  await site.call('addPasskey', { token, body: { name: 'Phone', credential } })
  return key
}
const withMessage = async (site: RunningSite) => {
  const { token, password } = await site.newMember()
  await site.call('setPaymentPassword', { token, body: { password, ...twice } })
  await site.eventsProcessed()
  const { content } = await site.call('inbox', { token })
  return { token, inboxId: content[0]?.inboxId ?? '' }
}
const withPaymentPassword = async (site: RunningSite) => {
  const { token, password } = await site.newPlayer()
  await site.call('setPaymentPassword', { token, body: { password, ...twice } })
  return token
}
const withPayoutAccount = async (site: RunningSite) => {
  const { token, body } = await smallestRequest('addPayoutAccount', site)
  const { bankCardId } = await site.call('addPayoutAccount', { token, body })
  return { token, bankCardId }
}
const withDeposit = async (site: RunningSite) => {
  const request = await smallestRequest('depositGateway', site)
  const { depositId } = await site.call('depositGateway', request)
  return { token: request.token, depositId }
}

/** Requests that need existing data, or whose rules the schema does not express. */
const samples: { readonly [N in EndpointName]?: Sample<N> } = {
  login: async (site) => {
    const { account, password } = await site.newMember()
    return { body: { type: 'username', username: account, password } }
  },
  socialStart: ({ deviceId }) => ({ body: { provider: 'google', loginDeviceId: deviceId } }),
  linkSocial: async (site) => {
    const { account, password } = await site.newMember()
    const socialTicket = await site.socialTicket('google')
    return { body: { socialTicket, username: account, password, loginDeviceId: site.deviceId } }
  },
  refreshSession: async (site) => ({
    cookie: (await site.newMember()).refreshToken,
    body: { loginDeviceId: site.deviceId },
  }),
  register: async (site) => ({
    body: { ...registration, ...chosenPassword, username: newName(site), ...(await site.captcha()) },
  }),
  registerAutoUsername: async (site) => ({
    body: { ...registration, ...chosenPassword, ...(await site.captcha()) },
  }),
  registerMobile: async (site) => {
    const number = { ...dialing, mobileNum: site.unused() }
    return {
      body: {
        ...registration,
        ...chosenPassword,
        ...number,
        verificationCode: await smsCode(site, 'smsRegister', number),
      },
    }
  },
  registerSocial: async (site) => ({
    body: {
      ...registration,
      loginDeviceId: site.deviceId,
      socialTicket: await site.socialTicket('google'),
    },
  }),
  smsNoLogin: async (site) => ({ body: { ...dialing, mobileNum: (await site.newMember()).mobileNum } }),
  smsRegister: (site) => ({ body: { ...dialing, mobileNum: site.unused() } }),
  forgotByEmail: async (site) => {
    const { account, email } = await site.newMember()
    return { body: { username: account, email } }
  },
  resetByEmail: async (site) => {
    const { account, email } = await site.newMember()
    await site.call('forgotByEmail', { body: { username: account, email } })
    return { body: { token: await site.received(email), newPassword } }
  },
  resetByPhone: async (site) => {
    const { mobileNum } = await site.newMember()
    const verificationCode = await smsCode(site, 'smsNoLogin', { ...dialing, mobileNum, purpose: 'reset' })
    return { body: { mobileNum, newPassword, verificationCode } }
  },
  checkUsername: (site) => ({ query: { username: newName(site) } }),
  checkEmail: () => ({ query: { email: 'new.address@mail.com' } }),

  changePassword: async (site) => {
    const { token, password } = await site.newMember()
    return { token, body: { oldPassword: password, newPassword, confirmNewPassword: newPassword } }
  },
  passkeyLoginOptions: ({ deviceId }) => ({ body: { loginDeviceId: deviceId } }),
  passkeyLogin: async (site) => {
    const key = await withPasskey(site, (await site.newMember()).token)
    const options = await site.call('passkeyLoginOptions', { body: { loginDeviceId: site.deviceId } })
    return { body: { credential: site.signWith(key, options), loginDeviceId: site.deviceId } }
  },
  setMemberIcon: async (site) => ({ ...(await newToken(site)), body: { image: png } }),
  addKycImage: async (site) => ({ ...(await newToken(site)), body: { side: 'front', image: png } }),
  submitKyc: async (site) => {
    const { token } = await newToken(site)
    await site.call('addKycImage', { token, body: { side: 'front', image: png } })
    return { token, body: { fullName: 'Ana Souza', documentNumber: '529.982.247-25' } }
  },
  setPaymentPassword: async (site) => {
    const { token, password } = await site.newMember()
    return { token, body: { password, ...twice } }
  },
  changePaymentPassword: async (site) => {
    const { token, password } = await site.newMember()
    const first = { newPaymentPassword: '863042', confirmPaymentPassword: '863042' }
    await site.call('setPaymentPassword', { token, body: { password, ...first } })
    return { token, body: { oldPaymentPassword: '863042', ...twice } }
  },
  setSecurityQuestions: async (site) => {
    const { token, password } = await site.newMember()
    return { token, body: { password, answers } }
  },
  answerSecurityQuestions: async (site) => {
    const { token, password } = await site.newMember()
    await site.call('setSecurityQuestions', { token, body: { password, answers } })
    return { token, body: { answers, ...twice } }
  },
  sendContactCode: async (site) => ({
    ...(await newToken(site)),
    body: { channel: 'email', address: `${newName(site)}@mail.com` },
  }),
  confirmContact: async (site) => {
    const { token, password } = await site.newMember()
    const contact = { channel: 'email', address: `${newName(site)}@mail.com` } as const
    await site.call('sendContactCode', { token, body: contact })
    return { token, body: { ...contact, code: await site.received(contact.address), password } }
  },
  revokeDevices: async (site) => ({ ...(await newToken(site)), body: { session: 'others' } }),
  sendConfirmCode: async (site) => ({ token: (await site.newMember({ password: false })).token, body: {} }),
  confirmBySms: async (site) => {
    const { token, mobileNum } = await site.newMember({ password: false })
    await site.call('sendConfirmCode', { token, body: {} })
    return { token, body: { code: await site.received(`+55${mobileNum}`) } }
  },
  confirmSocialStart: async (site) => ({
    token: await socialMember(site),
    body: { provider: 'google', loginDeviceId: site.deviceId },
  }),
  confirmBySocial: async (site) => {
    const request = await smallestRequest('confirmSocialStart', site)
    const { authorizeUrl } = await site.call('confirmSocialStart', request)
    return { token: request.token, body: { ...(await site.allow(authorizeUrl)), loginDeviceId: site.deviceId } }
  },
  setFirstPassword: async (site) => ({
    token: (await site.newMember({ password: false })).token,
    body: { newPassword, confirmNewPassword: newPassword },
  }),
  unlinkSocial: async (site) => {
    const token = await socialMember(site)
    await withPasskey(site, token)
    return { token, body: { provider: 'google' } }
  },
  confirmByPassword: async (site) => {
    const { token, password } = await site.newMember()
    return { token, body: { password } }
  },
  passkeyConfirmOptions: async (site) => {
    const { token } = await site.newMember()
    await withPasskey(site, token)
    return { token, body: {} }
  },
  confirmByPasskey: async (site) => {
    const { token } = await site.newMember()
    const key = await withPasskey(site, token)
    const options = await site.call('passkeyConfirmOptions', { token, body: {} })
    return { token, body: { credential: site.signWith(key, options) } }
  },
  addPasskey: async (site) => {
    const { token } = await site.newMember()
    const { credential } = site.createPasskey(await site.call('passkeyOptions', { token, body: {} }))
    return { token, body: { name: 'Phone', credential } }
  },
  renamePasskey: async (site) => {
    const { token } = await site.newMember()
    return { token, body: { id: (await withPasskey(site, token)).id, name: 'Tablet' } }
  },
  removePasskey: async (site) => {
    const { token } = await site.newMember()
    return { token, body: { id: (await withPasskey(site, token)).id } }
  },

  markAnnouncementRead: async (site) => ({
    ...(await newToken(site)),
    body: { announcementId: (await site.call('announcements', {})).player[0]?.announcementId ?? '' },
  }),
  readMessage: async (site) => {
    const { token, inboxId } = await withMessage(site)
    return { token, body: { id: inboxId } }
  },
  deleteMessage: async (site) => {
    const { token, inboxId } = await withMessage(site)
    return { token, body: { inboxIds: inboxId } }
  },
  sendMessage: async (site) => ({ ...(await newToken(site)), body: { subject: 'Question', content: 'How?' } }),
  replyMessage: async (site) => ({
    token: site.agent.token,
    body: {
      inboxId: await withMailOfDownline(site, await smallestRequest('openAccount', site), newPassword),
      subject: 'Answer',
      content: 'So.',
    },
  }),
  setQuietHours: async (site) => ({ ...(await newToken(site)), body: { quietHours: null } }),
  subscribePush: async (site) => ({ ...(await newToken(site)), body: subscription }),
  unsubscribeByLink: async (site) => ({ body: { token: await site.signedLink() } }),
  feedback: async (site) => ({ ...(await newToken(site)), body: { content: 'More of the same, please.' } }),
  chatHistory: newToken,
  chatNews: newToken,
  sendChatMessage: async (site) => ({ ...(await newToken(site)), body: { id: crypto.randomUUID(), text: 'Hello' } }),
  markChatRead: async (site) => ({ ...(await newToken(site)), body: { seq: 0 } }),
  sendChatPicture: async (site) => ({ ...(await newToken(site)), body: { image: png } }),

  setLimit: async (site) => ({
    ...(await newToken(site)),
    body: { kind: 'deposit', period: 'day', amount: '100' },
  }),

  gameDetail: ({ game }) => ({ query: { gameId: game.gameId } }),
  addFavourite: async (site) => ({ ...(await newToken(site)), body: { nodeId: site.game.nodeId } }),
  removeFavourite: async (site) => {
    const request = await smallestRequest('addFavourite', site)
    await site.call('addFavourite', request)
    return request
  },
  roomList: ({ game: { gameId } }) => ({ query: { gameId } }),
  enterRoom: async (site) => {
    const { games } = await site.call('gameList', { query: { gameType: 'LIVE' } })
    return {
      ...(await newToken(site)),
      headers: { 'idempotency-key': `key-${site.unused()}` },
      body: { roomId: games[0]?.roomId ?? '' },
    }
  },
  lotteryResults: ({ game: { gameId } }) => ({ query: { gameId } }),
  launchGame: async (site) => ({ ...(await newToken(site)), query: { ...site.game, launchMode: 'GLS' } }),

  ...promotionSamples,
  ...contractSamples,
  ...downlineSamples,
  depositGateway: async (site) => ({
    ...(await newToken(site)),
    headers: { 'idempotency-key': `key-${site.unused()}` },
    body: { method: 'pix', amount: '100' },
  }),
  depositQr: (site) => smallestRequest('depositGateway', site),
  depositTransfer: async (site) => ({
    ...(await newToken(site)),
    headers: { 'idempotency-key': `key-${site.unused()}` },
    body: { method: 'bank', amount: '100' },
  }),
  depositProof: async (site) => {
    const request = await smallestRequest('depositTransfer', site)
    const { depositId } = await site.call('depositTransfer', request)
    return { token: request.token, body: { depositId, image: png } }
  },
  cancelDeposit: async (site) => {
    const { token, depositId } = await withDeposit(site)
    return { token, body: { depositId } }
  },
  depositStatus: async (site) => {
    const { token, depositId } = await withDeposit(site)
    return { token, query: { depositId } }
  },
  addPayoutAccount: async (site) => ({
    token: await withPaymentPassword(site),
    body: { kind: 'pix', holder: 'Ana Test', account: '52998224725', password: twice.newPaymentPassword },
  }),
  setDefaultPayoutAccount: async (site) => {
    const { token, bankCardId } = await withPayoutAccount(site)
    return { token, body: { bankCardId } }
  },
  removePayoutAccount: async (site) => {
    const { token, bankCardId } = await withPayoutAccount(site)
    return { token, query: { bankCardId } }
  },
  withdraw: async (site) => {
    const { token, bankCardId } = await withPayoutAccount(site)
    return {
      token,
      headers: { 'idempotency-key': `key-${site.unused()}` },
      body: { amount: '100', bankCardId, password: twice.newPaymentPassword },
    }
  },
  withdrawStatus: async (site) => {
    const request = await smallestRequest('withdraw', site)
    const { withdrawId } = await site.call('withdraw', request)
    return { token: request.token, query: { withdrawId } }
  },
  walletTransfer: async (site) => ({
    token: (await site.newPlayer()).token,
    headers: { 'idempotency-key': `key-${site.unused()}` },
    body: { fromAccountTypeId: 'main', toAccountTypeId: 'vendor:ARENUM', amount: '100' },
  }),
  walletTransferAll: async (site) => ({
    token: (await site.newPlayer()).token,
    headers: { 'idempotency-key': `key-${site.unused()}` },
  }),
  walletTransferStatus: async (site) => {
    const request = await smallestRequest('walletTransfer', site)
    const { transferId } = await site.call('walletTransfer', request)
    return { token: request.token, query: { transferId } }
  },
  withdrawCharges: async (site) => ({
    ...(await newToken(site)),
    query: { withdrawAmount: '100', withdrawType: 'EW' },
  }),
  claimManualRebate: async (site) => ({
    token: (await site.newPlayer()).token,
    headers: { 'idempotency-key': `key-${site.unused()}` },
  }),

  openAccount: async (site) => ({
    token: site.agent.token,
    body: {
      ...chosenPassword,
      username: newName(site),
      type: 0,
      ageConfirmed: true,
    },
  }),
}

/** Callers: a new member where the call changes data. */
const tokenFor = async (name: EndpointName, site: RunningSite): Promise<string | undefined> => {
  const { access, method } = endpoints[name]
  if (access === 'public') return undefined
  if (access === 'agent') return site.agent.token
  return method === 'GET' ? site.reader.token : (await site.newMember()).token
}

const fromSchema = async <N extends EndpointName>(name: N, site: RunningSite): Promise<SmallestRequest<N>> => {
  const { query, body }: { query?: z.ZodType; body?: z.ZodType; value: z.ZodType } = schemas[name]
  return {
    token: await tokenFor(name, site),
    // A value that a schema describes is one of its inputs.
    ...(query && { query: smallestValue(query) as QueryOf<N> }),
    ...(body && { body: smallestValue(body) as BodyOf<N> }),
  }
}

/** The smallest request that the wire contract and the schemas allow, for a gateway that has what the call is about. */
export const smallestRequest = async <N extends EndpointName>(
  name: N,
  site: RunningSite,
): Promise<SmallestRequest<N>> => samples[name]?.(site) ?? fromSchema(name, site)
