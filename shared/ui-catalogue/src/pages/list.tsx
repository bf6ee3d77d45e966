import { List, ListRow, type ListProps, type ListRowProps } from '@mosaic/ui'
import { addressOf } from '../catalogue-address'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  return (
    <>
      <Specimen title={t('state.rest')}>
        <List label={t('sample.settings')}>
          <ListRow icon="gear" title={t('sample.settings')} detail={t('sample.detail')} to={addressOf('list')} />
          <ListRow icon="bell" title={t('sample.notices')} badge={3} onClick={() => undefined} />
          <ListRow icon="receipt" title={t('sample.total')} value="102" />
          <ListRow icon="sign-out" title={t('sample.remove')} danger onClick={() => undefined} />
        </List>
      </Specimen>
      <Specimen title={t('state.longText')}>
        <List label={t('sample.longLabel')}>
          <ListRow
            icon="info"
            title={t('sample.longLabel')}
            detail={t('sample.longText')}
            value="1.234.567,89"
            to={addressOf('list')}
          />
        </List>
      </Specimen>
    </>
  )
}

export const list: CataloguePage = {
  id: 'list',
  folder: 'list',
  purpose: 'Rows that lead somewhere, do something, or only tell.',
  components: {
    List: words<ListProps>({ label: 'Accessible name.', children: 'The rows.' }),
    ListRow: words<ListRowProps>({
      icon: 'Glyph before the title.',
      title: 'What it is.',
      detail: 'One line below the title.',
      value: 'Shown at the right end.',
      badge: 'Unread count.',
      to: 'A page of the site.',
      href: 'An address outside; opens beside the site.',
      onClick: 'Called when it is pressed.',
      danger: 'It ends or removes something.',
    }),
  },
  Specimens,
}
