import { Tag, type TagProps } from '@mosaic/ui'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  return (
    <>
      <Specimen title={t('state.variants')} row>
        <Tag tone="hot" icon="fire">
          {t('sample.hot')}
        </Tag>
        <Tag tone="new">{t('sample.fresh')}</Tag>
        <Tag tone="vip" icon="crown">
          VIP
        </Tag>
        <Tag tone="positive">{t('sample.settled')}</Tag>
        <Tag tone="negative">{t('state.error')}</Tag>
        <Tag tone="muted">{t('sample.open')}</Tag>
      </Specimen>
      <Specimen title={t('state.longText')} row>
        <Tag tone="muted">{t('sample.longLabel')}</Tag>
      </Specimen>
    </>
  )
}

export const tag: CataloguePage = {
  id: 'tag',
  folder: 'badge',
  purpose: 'One word about a thing: hot, new, a state.',
  components: {
    Tag: words<TagProps>({
      tone: 'What kind of word it is; decides its colours.',
      icon: 'Glyph before the word.',
      children: 'The word.',
    }),
  },
  Specimens,
}
