import { Carousel, type CarouselProps } from '@mosaic/ui'
import styles from '../Catalogue.module.css'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  const slides = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      key: String(index),
      content: <div className={styles.slide}>{t('sample.option', { number: index + 1 })}</div>,
    }))
  return (
    <>
      <Specimen title={t('state.rest')}>
        <Carousel label={t('sample.favourites')} ratio={2.4} slides={slides(3)} />
      </Specimen>
      <Specimen title={t('state.one')}>
        <Carousel label={t('sample.notices')} ratio={3} slides={slides(1)} />
      </Specimen>
    </>
  )
}

export const carousel: CataloguePage = {
  id: 'carousel',
  folder: 'carousel',
  purpose:
    'Slides that move by themselves until somebody pauses them; still from the start for whoever wants less motion.',
  components: {
    Carousel: words<CarouselProps>({
      label: 'What is shown.',
      slides: 'Key and content of each.',
      ratio: 'Width divided by height of a slide; the box never changes.',
      autoplay: 'Milliseconds a slide stays; 0 never moves by itself.',
      speed: 'Milliseconds of a movement.',
    }),
  },
  Specimens,
}
