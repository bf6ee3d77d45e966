import { Amount, type AmountProps } from '@mosaic/ui'
import { minor } from '@mosaic/contracts'
import { useMerchant } from '@mosaic/session'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  const { currency } = useMerchant()
  return (
    <>
      <Specimen title={t('state.sizes')} row>
        <Amount value={minor(123456)} currency={currency} size="s" />
        <Amount value={minor(123456)} currency={currency} />
        <Amount value={minor(123456)} currency={currency} size="l" />
      </Specimen>
      <Specimen title={t('sample.amount')} row>
        <Amount value={minor(987654321)} currency={currency} size="xl" />
      </Specimen>
      <Specimen title={t('state.variants')} row>
        <Amount value={minor(5000)} currency={currency} signed tone="auto" />
        <Amount value={minor(-5000)} currency={currency} signed tone="auto" />
        <Amount value={minor(199999)} currency={currency} decimals="whole" />
      </Specimen>
    </>
  )
}

export const amount: CataloguePage = {
  id: 'amount',
  folder: 'amount',
  purpose: 'Money in the marks of the language and the merchant, with figures of one width.',
  components: {
    Amount: words<AmountProps>({
      value: 'Minor units, a branded bigint.',
      currency: 'Decides symbol and decimals.',
      size: 's, m, l, or xl for display, where the symbol steps back.',
      decimals: 'full, or whole: cut toward zero, so that a balance is never overstated.',
      signed: 'A plus before gains.',
      tone: 'auto colours losses, and gains when signed.',
    }),
  },
  Specimens,
}
