import type { ValueOf } from '@mosaic/contracts'
import { Button, Card, EmptyState } from '@mosaic/ui'
import { useTexts } from '../../texts'

type Open = Exclude<NonNullable<ValueOf<'withdrawSettings'>['kyc']>, 'VERIFIED'>

/** Replaces the form where the merchant pays out to verified members only; the account squad's page takes the documents. */
export const NeedsKyc = ({ state }: { readonly state: Open }) => {
  const { t } = useTexts()
  return (
    <Card>
      <EmptyState
        icon="identification-card"
        title={t(`withdraw.kyc.${state}.title`)}
        text={t(`withdraw.kyc.${state}.text`)}
        action={<Button to="/m/kyc">{t(`withdraw.kyc.${state}.action`)}</Button>}
      />
    </Card>
  )
}
