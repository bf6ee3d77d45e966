import { Section, type SectionProps } from '@mosaic/ui'
import { addressOf } from '../catalogue-address'
import { words, type CataloguePage } from '../page'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  return (
    <>
      <Section icon="fire" title={t('sample.favourites')} action={{ label: t('sample.all'), to: addressOf('section') }}>
        <p>{t('sample.answer')}</p>
      </Section>
      <Section title={t('sample.longLabel')} action={{ label: t('sample.all'), onClick: () => undefined }}>
        <p>{t('sample.longText')}</p>
      </Section>
    </>
  )
}

export const section: CataloguePage = {
  id: 'section',
  folder: 'section',
  purpose: 'A part of a page with its heading and the way to more.',
  components: {
    Section: words<SectionProps>({
      icon: 'Glyph before the heading.',
      title: 'The heading; also the accessible name.',
      action: 'Where more is: a page or a function, with its label.',
      children: 'What belongs under it.',
    }),
  },
  Specimens,
}
