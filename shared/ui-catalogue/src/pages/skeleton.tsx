import { Skeleton, type SkeletonProps } from '@mosaic/ui'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  return (
    <>
      <Specimen title={t('state.variants')}>
        <Skeleton height={48} />
        <Skeleton lines={3} />
        <Skeleton ratio={3} radius="l" />
        <Skeleton width={120} height={32} radius="pill" />
      </Specimen>
    </>
  )
}

export const skeleton: CataloguePage = {
  id: 'skeleton',
  folder: 'skeleton',
  purpose: 'The grey shape of what is coming, with its final size.',
  components: {
    Skeleton: words<SkeletonProps>({
      width: 'CSS pixels or any width; all of its place unless given.',
      height: 'CSS pixels or any height.',
      radius: 's, m, l or pill.',
      ratio: 'Width divided by height, instead of a height.',
      lines: 'Lines of text, instead of a box.',
    }),
  },
  Specimens,
}
