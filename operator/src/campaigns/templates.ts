import type { CampaignDraft } from './campaign-draft'
import { type TermField, termFieldNames, termFields } from './draft-fields'

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

type Filled = TermField | 'kind' | 'reward'

/** What a field of the terms begins with: as the template says, else the first option of a choice. */
export const initialTerm = (template: Partial<CampaignDraft>, name: Filled): string => {
  if (name === 'kind') return template.kind ?? 'MISSION'
  if (name === 'reward') return template.reward ?? 'cash'
  const { form: _form, ...rest } = termFields[name]
  return template[name] ?? ('options' in rest ? (rest.options[0] ?? '') : '')
}

/** What another template changes: kind and reward, and of the other fields those that are as the last one left them. */
export const filledBy = (
  typed: Readonly<Record<Filled, string>>,
  last: Partial<CampaignDraft>,
  next: Partial<CampaignDraft>,
): Partial<Record<Filled, string>> => ({
  kind: initialTerm(next, 'kind'),
  reward: initialTerm(next, 'reward'),
  ...Object.fromEntries(
    termFieldNames
      .filter((name) => typed[name] === initialTerm(last, name))
      .map((name) => [name, initialTerm(next, name)]),
  ),
})
