/** Keys that all tabs share. */
export type DeviceKey =
  // Of the wire contract and the previous site (spec §4).
  | 'MC_SESSION_INFO'
  | 'autoLogin'
  | 'rememberedLogin'
  | 'token'
  | 'trialUser'
  | 'memberInfo'
  | 'mosaic.balance.hidden'
  | 'mosaic.country'
  | 'mosaic.device'
  | 'mosaic.download-banner-closed'
  | 'mosaic.download-offer-end'
  | 'mosaic.intents'
  | 'mosaic.member.popupsSeen'
  | 'mosaic.passkeyOfferPutOff'
  | 'mosaic.popups-seen'
  | 'mosaic.push'
  | 'mosaic.session.renewal'
  | `mosaic.channel.${string}`
  | `mosaic.seen.${string}`
  | `mosaic.site-status.${string}`

/** Keys of one tab. */
export type TabKey =
  | 'mosaic.drafts'
  | 'mosaic.from-webclip'
  | 'mosaic.games.wanted'
  | 'mosaic.member.chat-pending'
  | 'mosaic.member.passkeyOffer'
  | 'mosaic.moved'
  | 'mosaic.scroll'
  | `mosaic.sms.${string}`
  | `mosaic.sms.firebase.${string}`
  | 'mosaic.social.intent'
  | 'mosaic.social.ticket'
