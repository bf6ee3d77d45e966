import { Card, Screen, ScreenHeading, type ScreenHeadingProps, type ScreenProps } from '@mosaic/ui'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  return (
    <>
      <Specimen title={t('state.rest')}>
        <Screen>
          <ScreenHeading lead={t('sample.answer')}>{t('sample.question')}</ScreenHeading>
          <Card>{t('sample.detail')}</Card>
        </Screen>
      </Specimen>
      <Specimen title={t('state.longText')}>
        <Screen padded={false}>
          <ScreenHeading lead={t('sample.longText')}>{t('sample.longLabel')}</ScreenHeading>
        </Screen>
      </Specimen>
    </>
  )
}

export const screen: CataloguePage = {
  id: 'screen',
  folder: 'screen',
  purpose: 'Outermost element of a page, and its large heading.',
  components: {
    Screen: words<ScreenProps>({
      title: 'Title in the header and of the document, where it differs from the route’s own.',
      padded: 'Space at the sides; off for pages whose parts reach the edges.',
      children: 'The page.',
    }),
    ScreenHeading: words<ScreenHeadingProps>({
      lead: 'One or two sentences below.',
      level: '2 below a header that already names the page.',
      children: 'The heading.',
    }),
  },
  Specimens,
}
