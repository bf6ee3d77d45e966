import { Button, List, ListRow, Sheet, type SheetProps } from '@mosaic/ui'
import { useState } from 'react'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  const [shown, setShown] = useState<'rest' | 'footer' | null>(null)
  const close = () => setShown(null)
  return (
    <>
      <Specimen title={t('state.rest')} row>
        <Button variant="secondary" onClick={() => setShown('rest')}>
          {t('sample.filter')}
        </Button>
      </Specimen>
      <Specimen title={t('state.longText')} row>
        <Button variant="secondary" onClick={() => setShown('footer')}>
          {t('sample.favourites')}
        </Button>
      </Specimen>
      <Sheet open={shown === 'rest'} onClose={close} title={t('sample.filter')}>
        <p>{t('sample.answer')}</p>
      </Sheet>
      <Sheet
        open={shown === 'footer'}
        onClose={close}
        title={t('sample.longLabel')}
        footer={
          <Button block onClick={close}>
            {t('sample.saved')}
          </Button>
        }
      >
        <List label={t('sample.favourites')}>
          {Array.from({ length: 24 }, (_, index) => (
            <ListRow key={index} title={t('sample.option', { number: index + 1 })} onClick={close} />
          ))}
        </List>
      </Sheet>
    </>
  )
}

export const sheet: CataloguePage = {
  id: 'sheet',
  folder: 'overlay',
  purpose: 'A panel that rises from the lower edge; its body scrolls, its footer stays.',
  components: {
    Sheet: words<SheetProps>({
      open: 'It is shown.',
      onClose: 'Called by Escape, the backdrop and the cross; focus goes back to where it was.',
      title: 'Heading and accessible name.',
      children: 'The body; it scrolls, by keyboard too.',
      footer: 'Stays in view below the scrolling body.',
    }),
  },
  Specimens,
}
