import type { CampaignKind } from '@mosaic/contracts'
import { TextField, type TextFieldProps } from '@mosaic/ui'
import { useTexts } from '../texts'

type FieldName = 'amount' | 'least' | 'most' | 'autoApproveUpTo' | 'code' | 'amounts'

type KindFieldsProps = {
  readonly form: { input(name: FieldName): Omit<TextFieldProps, 'label'> }
  readonly kind: CampaignKind
}

/** The fields that only one kind of campaign has. */
export const KindFields = ({ form, kind }: KindFieldsProps) => {
  const { t } = useTexts()
  const amount = (name: Exclude<FieldName, 'code' | 'amounts'>, hint?: string) => (
    <TextField {...form.input(name)} label={t(`campaigns.${name}`)} hint={hint} inputMode="decimal" maxLength={20} />
  )
  switch (kind) {
    case 'APPLICATION':
      return (
        <>
          {amount('amount')}
          {amount('least')}
          {amount('most')}
          {amount('autoApproveUpTo', t('campaigns.never'))}
        </>
      )
    case 'PROMO_CODE':
      return (
        <>
          <TextField {...form.input('code')} label={t('campaigns.code')} autoComplete="off" maxLength={24} />
          {amount('amount')}
        </>
      )
    case 'REFERRAL':
      return (
        <>
          {amount('amount', t('campaigns.perFriend'))}
          <TextField {...form.input('least')} label={t('campaigns.leastBet')} inputMode="decimal" maxLength={20} />
        </>
      )
    case 'CHECK_IN':
      return (
        <TextField
          {...form.input('amounts')}
          label={t('campaigns.amounts')}
          hint={t('campaigns.amountsHint')}
          maxLength={200}
        />
      )
  }
}
