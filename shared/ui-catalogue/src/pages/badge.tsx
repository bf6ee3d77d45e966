import { Badge, type BadgeProps } from '@mosaic/ui'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  return (
    <>
      <Specimen title={t('state.count')} row>
        <Badge count={1} />
        <Badge count={42} label={t('sample.unread', { count: 42 })} />
      </Specimen>
      <Specimen title={t('state.many')} row>
        <Badge count={120} label={t('sample.unread', { count: 120 })} />
      </Specimen>
      <Specimen title={t('state.none')} row>
        <span>
          {t('sample.notices')} <Badge count={0} />
        </span>
      </Specimen>
    </>
  )
}

export const badge: CataloguePage = {
  id: 'badge',
  folder: 'badge',
  purpose: 'An unread count: nothing at zero, "99+" above 99.',
  components: {
    Badge: words<BadgeProps>({
      count: 'How many.',
      label: 'Full sentence for screen readers; absent: the number is read.',
    }),
  },
  Specimens,
}
