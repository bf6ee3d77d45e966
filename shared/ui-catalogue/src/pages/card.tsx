import { Card, type CardProps } from '@mosaic/ui'
import type { ComponentProps } from 'react'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  return (
    <>
      <Specimen title={t('state.variants')}>
        <Card>{t('sample.answer')}</Card>
        <Card tone="brand">{t('sample.answer')}</Card>
        <Card tone="sunken">{t('sample.answer')}</Card>
      </Specimen>
      <Specimen title={t('state.longText')}>
        <Card>{t('sample.longText')}</Card>
      </Specimen>
    </>
  )
}

export const card: CataloguePage = {
  id: 'card',
  folder: 'card',
  purpose: 'A surface that holds what belongs together.',
  components: {
    Card: words<CardProps, ComponentProps<'div'>>({
      tone: 'plain, brand for the one that matters, sunken inside another.',
      padded: 'Space inside; off for lists and pictures.',
    }),
  },
  Specimens,
}
