import { Image, type ImageProps } from '@mosaic/ui'
import { useMerchant } from '@mosaic/session'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  const { logo, name } = useMerchant()
  return (
    <>
      <Specimen title={t('state.rest')}>{logo ? <Image src={logo} alt={name} ratio={3} eager /> : null}</Specimen>
      <Specimen title={t('state.error')}>
        <Image src="/m/nothing.webp" alt={t('sample.favourites')} ratio={3} colour="var(--surface-3)" />
      </Specimen>
    </>
  )
}

export const image: CataloguePage = {
  id: 'image',
  folder: 'image',
  purpose: 'A picture in a box that never changes its size, from the first image host that answers.',
  components: {
    Image: words<ImageProps>({
      src: 'Address in the older format, which every browser reads.',
      avif: 'Address of the same picture as AVIF.',
      colour: 'Colour of the box until the picture is there.',
      alt: 'What the picture says; empty for decoration.',
      name: 'Written into the box when no picture comes; the alternative text unless given.',
      ratio: 'Width divided by height.',
      fit: '`contain` shows the whole picture, as a logo needs; by default it fills the box.',
      eager: 'In the first view: fetched at once and with priority.',
      children: 'Drawn over the picture.',
    }),
  },
  Specimens,
}
