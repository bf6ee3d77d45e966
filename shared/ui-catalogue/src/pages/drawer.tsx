import { Button, Drawer, IconButton, List, ListRow, type DrawerProps } from '@mosaic/ui'
import { useState } from 'react'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  const [side, setSide] = useState<'left' | 'right' | null>(null)
  const close = () => setSide(null)
  const body = (
    <>
      <IconButton icon="x" label={t('sample.closeMenu')} onClick={close} />
      <List label={t('sample.menu')}>
        <ListRow icon="house" title={t('sample.favourites')} onClick={close} />
        <ListRow icon="gear" title={t('sample.settings')} detail={t('sample.detail')} onClick={close} />
      </List>
    </>
  )
  return (
    <>
      <Specimen title={t('state.variants')} row>
        <Button variant="secondary" icon="caret-left" onClick={() => setSide('right')}>
          {t('sample.fromRight')}
        </Button>
        <Button variant="secondary" icon="caret-right" onClick={() => setSide('left')}>
          {t('sample.fromLeft')}
        </Button>
      </Specimen>
      <Drawer open={side === 'right'} onClose={close} label={t('sample.menu')}>
        {body}
      </Drawer>
      <Drawer open={side === 'left'} onClose={close} label={t('sample.menu')} side="left">
        {body}
      </Drawer>
    </>
  )
}

export const drawer: CataloguePage = {
  id: 'drawer',
  folder: 'overlay',
  purpose: 'A panel from the side, as high as the screen: the menu of the site.',
  components: {
    Drawer: words<DrawerProps>({
      open: 'It is shown.',
      onClose: 'Called by Escape and the backdrop; focus goes back to where it was.',
      label: 'Accessible name.',
      side: 'right unless given.',
      testId: 'Handle for tests of the whole site.',
      children: 'What it holds; a button that closes it belongs to it.',
    }),
  },
  Specimens,
}
