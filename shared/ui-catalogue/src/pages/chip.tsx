import { Chip, ChipRow, type ChipProps, type ChipRowProps } from '@mosaic/ui'
import { useState } from 'react'
import { addressOf } from '../catalogue-address'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  const [chosen, setChosen] = useState(1)
  return (
    <>
      <Specimen title={t('state.selected')}>
        <ChipRow label={t('sample.bets')}>
          {Array.from({ length: 8 }, (_, index) => (
            <Chip key={index} selected={index === chosen} onClick={() => setChosen(index)}>
              {t('sample.option', { number: index + 1 })}
            </Chip>
          ))}
        </ChipRow>
      </Specimen>
      <Specimen title={t('state.icon')}>
        <ChipRow label={t('sample.favourites')}>
          <Chip icon="fire" count={128} selected>
            {t('sample.favourites')}
          </Chip>
          <Chip icon="cards">{t('sample.all')}</Chip>
        </ChipRow>
      </Specimen>
      <Specimen title={t('state.link')}>
        <ChipRow label={t('state.link')} links>
          <Chip to={addressOf('chip')} selected>
            {t('sample.all')}
          </Chip>
          <Chip to={addressOf('tabs')}>{t('sample.open')}</Chip>
        </ChipRow>
      </Specimen>
      <Specimen title={t('state.longText')}>
        <ChipRow label={t('sample.longLabel')}>
          <Chip>{t('sample.longLabel')}</Chip>
        </ChipRow>
      </Specimen>
    </>
  )
}

export const chip: CataloguePage = {
  id: 'chip',
  folder: 'chip',
  purpose: 'A filter that is on or off, or a neighbouring page; a row of them scrolls sideways.',
  components: {
    Chip: words<ChipProps>({
      selected: 'It is the chosen one.',
      onClick: 'Called when it is pressed.',
      to: 'A page of its own: the chip is a link, and the chosen one is the page that is open.',
      icon: 'Glyph before the text.',
      count: 'How many lie behind it.',
      children: 'The label.',
    }),
    ChipRow: words<ChipRowProps>({
      label: 'What is filtered.',
      links: 'Its chips are links to pages.',
      children: 'The chips; the chosen one is in view when the row appears.',
    }),
  },
  Specimens,
}
