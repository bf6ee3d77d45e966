export {
  applicationsShown,
  campaignsModule,
  campaignsOfOperators,
  campaignText,
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
  saveDraft,
  shownCampaigns,
  statisticsOf,
  termsFault,
} from './campaigns'
export { closeCampaignRain, openCampaignRain, rainStatistics, redRainModule, redRainPostings } from './red-rain'
export { referralModule } from './referral'
export { cashbackModule, cashbackPostings } from './cashback'
export { vipLabel, vipModule, vipProgress, vipThresholds, vipWindowStart } from './vip'
