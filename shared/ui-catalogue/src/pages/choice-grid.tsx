import { ChoiceGrid, type ChoiceGridProps } from '@mosaic/ui'
import { useState } from 'react'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  const [way, setWay] = useState<string | null>('1')
  const [amount, setAmount] = useState<string | null>(null)
  const options = [1, 2, 3].map((number) => ({ value: String(number), title: t('sample.option', { number }) }))
  return (
    <>
      <Specimen title={t('state.selected')}>
        <ChoiceGrid
          label={t('sample.bank')}
          name="way"
          value={way}
          onChange={setWay}
          choices={options.map((option) => ({ ...option, icon: 'bank' }))}
        />
      </Specimen>
      <Specimen title={t('state.rest')}>
        <ChoiceGrid
          label={t('sample.amount')}
          name="amount"
          columns={4}
          value={amount}
          onChange={setAmount}
          choices={['20', '50', '100', '500'].map((value) => ({
            value,
            title: value,
            ...(value === '100' ? { tag: '+5%' } : {}),
          }))}
        />
      </Specimen>
      <Specimen title={t('state.disabled')}>
        <ChoiceGrid
          label={t('sample.bankOfPayout')}
          name="payout"
          columns={2}
          value="1"
          onChange={setWay}
          choices={options.slice(0, 2).map((option) => ({ ...option, disabled: true }))}
        />
      </Specimen>
      <Specimen title={t('state.longText')}>
        <ChoiceGrid
          label={t('sample.longLabel')}
          name="long"
          columns={2}
          value="1"
          onChange={setWay}
          choices={options.slice(0, 2).map(({ value }) => ({ value, title: t('sample.longLabel') }))}
        />
      </Specimen>
    </>
  )
}

export const choiceGrid: CataloguePage = {
  id: 'choice-grid',
  folder: 'choice',
  purpose: 'One of a few, as tiles: payment methods, quick amounts. Radio buttons by nature.',
  components: {
    ChoiceGrid: words<ChoiceGridProps>({
      label: 'What is chosen; the legend of the group.',
      name: 'Field name of the payload.',
      choices: 'Value and title of each tile, with an icon, a tag or disabled where wanted.',
      value: 'The chosen value, or null.',
      onChange: 'Called with the value of the tile that was pressed.',
      columns: '2, 3 or 4 tiles in a row; 3 unless given.',
    }),
  },
  Specimens,
}
