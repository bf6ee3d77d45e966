import type { CampaignDraft } from './campaign-draft'

/** What a template fills in; everything else is typed. */
const templates = {
  wagering: { kind: 'PROMO_CODE', reward: 'bonus', factor: '40', days: '7' },
  spins: { kind: 'FREE_ROUNDS', reward: 'rounds', rounds: '10', roundDays: '7' },
  cash: { kind: 'MISSION', reward: 'cash', metric: 'validBet' },
  redRain: { kind: 'RED_RAIN', reward: 'cash', envelopes: '100', waves: '5', waveMinutes: '10', division: 'random' },
  tournament: { kind: 'TOURNAMENT', reward: 'cash', board: 'turnover' },
} as const satisfies Readonly<Record<string, Partial<CampaignDraft>>>

export type Template = keyof typeof templates
export const templateNames: readonly Template[] = ['wagering', 'spins', 'cash', 'redRain', 'tournament']

export const templateOf = (name: string | null): Partial<CampaignDraft> =>
  templates[templateNames.find((each) => each === name) ?? 'cash']
