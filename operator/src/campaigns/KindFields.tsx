import type { FieldDeclarations, useForm } from '@mosaic/forms'
import { Select, TextField } from '@mosaic/ui'
import { gameCategories } from '@mosaic/contracts'
import { useTexts } from '../texts'
import { isOptional, leastLabelOf, type TermField, termFields } from './draft-fields'
import { type CampaignDraft, fieldsOfDraft } from './campaign-draft'

type TermForm = ReturnType<typeof useForm<FieldDeclarations<Readonly<Record<TermField, string>>>>>
type TermInput = Omit<ReturnType<TermForm['input']>, 'name'> & { readonly name: string }

type KindFieldsProps = Pick<CampaignDraft, 'kind' | 'reward'> & {
  readonly form: { input(name: TermField): TermInput }
}

const hinted = {
  amounts: 'campaigns.amountsHint',
  prizes: 'campaigns.prizesHint',
  excludedGames: 'campaigns.excludedGamesHint',
  includedGames: 'campaigns.includedGamesHint',
  countedGames: 'campaigns.includedGamesHint',
  uncountedGames: 'campaigns.excludedGamesHint',
  weights: 'campaigns.weightsHint',
  gameWeights: 'campaigns.gameWeightsHint',
  order: 'campaigns.orderHint',
  rateBp: 'campaigns.rateBpHint',
} as const
const isHinted = (name: TermField): name is keyof typeof hinted => name in hinted

/** The fields that the chosen kind and reward have. */
export const KindFields = ({ form, kind, reward }: KindFieldsProps) => {
  const { t } = useTexts()
  const optionText = (value: string): string => {
    const category = gameCategories.find((each) => each === value)
    if (category) return category
    switch (value) {
      case 'day':
      case 'deposit':
      case 'validBet':
      case 'rounds':
      case 'deposits':
      case 'turnover':
      case 'multiplier':
      case 'equal':
      case 'random':
      case 'yes':
        return t(`campaigns.options.${value}`)
      default:
        return '–'
    }
  }
  const hintOf = (name: TermField): string | undefined => {
    if (isHinted(name)) return t(hinted[name])
    if (kind === 'REFERRAL' && name === 'amount') return t('campaigns.perFriend')
    if (name === 'autoApproveUpTo') return t('campaigns.never')
    return isOptional(kind, name) ? t('campaigns.open') : undefined
  }
  return fieldsOfDraft({ kind, reward }).map((name) => {
    const { form: written, ...rest } = termFields[name]
    if ('options' in rest)
      return (
        <Select
          key={name}
          {...form.input(name)}
          label={t(`campaigns.${name}`)}
          options={rest.options.map((value) => ({ value, label: optionText(value) }))}
        />
      )
    return (
      <TextField
        key={name}
        {...form.input(name)}
        label={t(name === 'least' ? leastLabelOf(kind) : `campaigns.${name}`)}
        hint={hintOf(name)}
        inputMode={written === 'amount' ? 'decimal' : written === 'whole' ? 'numeric' : 'text'}
        maxLength={['amounts', 'games', 'weights'].includes(written) ? 2000 : 64}
        autoComplete="off"
      />
    )
  })
}
