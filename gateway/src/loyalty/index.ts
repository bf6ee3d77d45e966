export {
  applicationsShown,
  campaignsModule,
  campaignOf,
  campaignsOfOperators,
  campaignText,
  catchUp,
  compareAllProgress,
  rewriteAllProgress,
  changeCampaign,
  changeGrant,
  type CampaignDraft,
  type CampaignRow,
  grantPostings,
  type GrantRow,
  imageBytes,
  imagesOfGrants,
  issueGrant,
  lockCampaign,
  lockGrant,
  losingGames,
  proposerOf,
  saveDraft,
  shownCampaigns,
  simulateCampaign,
  statisticsOf,
  stopCampaign,
  termsFault,
} from './campaigns'
export { closeCampaignRain, openCampaignRain, rainStatistics, redRainModule, redRainPostings } from './red-rain'
export { drawReferralCode, invitedAmong, referralModule } from './referral'
export { cashbackModule, cashbackPostings } from './cashback'
export { vipLabel, vipModule, vipProgress, vipThresholds, vipWindowStart } from './vip'
