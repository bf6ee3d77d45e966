import type { DeviceKey, TabKey } from '../stored-keys'

/**
 * `text`: read as it stands. `record`: read by a function of its own, which `stored-keys.test.ts` of its package tests.
 * `removed`: of the previous site, only deleted. `lease`: see `locks.test.ts`.
 */
type Kind = 'text' | 'record' | 'removed' | 'lease'

/** The registry of stored keys: a key without a row does not type-check. */
export const storedKeyKinds = {
  MC_SESSION_INFO: 'record',
  autoLogin: 'text',
  rememberedLogin: 'record',
  token: 'removed',
  trialUser: 'removed',
  memberInfo: 'removed',
  'mosaic.balance.hidden': 'text',
  'mosaic.channel.${string}': 'text',
  'mosaic.country': 'text',
  'mosaic.device': 'text',
  'mosaic.download-banner-closed': 'text',
  'mosaic.download-offer-end': 'text',
  'mosaic.drafts': 'record',
  'mosaic.from-webclip': 'text',
  'mosaic.games.wanted': 'record',
  'mosaic.intents': 'record',
  'mosaic.member.chat-pending': 'record',
  'mosaic.member.passkeyOffer': 'text',
  'mosaic.member.popupsSeen': 'text',
  'mosaic.moved': 'text',
  'mosaic.passkeyOfferPutOff': 'text',
  'mosaic.popups-seen': 'text',
  'mosaic.push': 'record',
  'mosaic.scroll': 'record',
  'mosaic.seen.${string}': 'record',
  'mosaic.session.renewal': 'lease',
  'mosaic.site-status.${string}': 'record',
  'mosaic.sms.${string}': 'record',
  'mosaic.sms.firebase.${string}': 'record',
  'mosaic.social.intent': 'record',
  'mosaic.social.ticket': 'record',
} as const satisfies Record<DeviceKey | TabKey, Kind>
