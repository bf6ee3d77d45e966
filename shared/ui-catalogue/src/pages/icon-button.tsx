import { IconButton, type IconButtonProps } from '@mosaic/ui'
import type { ComponentProps } from 'react'
import { addressOf } from '../catalogue-address'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  return (
    <>
      <Specimen title={t('state.variants')} row>
        <IconButton icon="bell" label={t('sample.notices')} />
        <IconButton icon="bell" label={t('sample.notices')} variant="surface" />
        <IconButton icon="plus" label={t('sample.deposit')} variant="brand" />
      </Specimen>
      <Specimen title={t('state.count')} row>
        <IconButton icon="bell" label={t('sample.notices')} badge={3} />
        <IconButton icon="bell" label={t('sample.notices')} badge={120} variant="surface" />
      </Specimen>
      <Specimen title={t('state.disabled')} row>
        <IconButton icon="trash" label={t('sample.remove')} disabled />
      </Specimen>
      <Specimen title={t('state.link')} row>
        <IconButton icon="arrow-right" label={t('state.link')} to={addressOf('icon-button')} />
      </Specimen>
    </>
  )
}

export const iconButton: CataloguePage = {
  id: 'icon-button',
  folder: 'button',
  purpose: 'An action whose glyph everybody knows; its name is for screen readers.',
  components: {
    IconButton: words<IconButtonProps, ComponentProps<'button'>>({
      icon: 'The glyph.',
      label: 'What it does; also its accessible name.',
      weight: 'regular, duotone or fill.',
      size: 'Edge of the glyph in CSS pixels; the hit area stays at least 44.',
      variant: 'plain on a header, surface on a picture or card, brand for the one main action.',
      to: 'Makes it a link to a page of the site.',
      badge: 'Unread count on its corner.',
    }),
  },
  Specimens,
}
