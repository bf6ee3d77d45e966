import { Button, Dialog, toast, type DialogProps } from '@mosaic/ui'
import { useState } from 'react'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

type Shown = 'notice' | 'question' | 'danger' | 'loading' | 'long'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  const [shown, setShown] = useState<Shown | null>(null)
  const close = () => setShown(null)
  const confirm = () => {
    close()
    toast(t('sample.saved'), { tone: 'success' })
  }
  return (
    <>
      <Specimen title={t('state.rest')} row>
        <Button variant="secondary" onClick={() => setShown('notice')}>
          {t('sample.notices')}
        </Button>
        <Button variant="secondary" onClick={() => setShown('question')}>
          {t('sample.ask')}
        </Button>
        <Button variant="danger" onClick={() => setShown('danger')}>
          {t('sample.remove')}
        </Button>
      </Specimen>
      <Specimen title={t('state.loading')} row>
        <Button variant="secondary" onClick={() => setShown('loading')}>
          {t('state.loading')}
        </Button>
      </Specimen>
      <Specimen title={t('state.longText')} row>
        <Button variant="secondary" onClick={() => setShown('long')}>
          {t('state.longText')}
        </Button>
      </Specimen>
      <Dialog open={shown === 'notice'} onClose={close} title={t('sample.notices')} text={t('sample.answer')} />
      <Dialog
        open={shown === 'question'}
        onClose={close}
        title={t('sample.ask')}
        text={t('sample.askText')}
        confirm={{ label: t('sample.deposit'), onConfirm: confirm }}
      />
      <Dialog
        open={shown === 'danger'}
        onClose={close}
        title={t('sample.ask')}
        text={t('sample.askText')}
        confirm={{ label: t('sample.remove'), onConfirm: confirm, danger: true }}
      />
      <Dialog
        open={shown === 'loading'}
        onClose={close}
        title={t('sample.ask')}
        confirm={{ label: t('sample.deposit'), onConfirm: confirm, loading: true }}
      />
      <Dialog
        open={shown === 'long'}
        onClose={close}
        title={t('sample.longLabel')}
        text={Array.from({ length: 12 }, () => t('sample.longText')).join(' ')}
        confirm={{ label: t('sample.longLabel'), onConfirm: confirm }}
      />
    </>
  )
}

export const dialog: CataloguePage = {
  id: 'dialog',
  folder: 'overlay',
  purpose: 'A question that has to be answered, or a notice, above everything else.',
  components: {
    Dialog: words<DialogProps>({
      open: 'It is shown.',
      onClose: 'Called by Escape, the backdrop and the first button; focus goes back to where it was.',
      title: 'The question or the news; also its accessible name.',
      text: 'One paragraph below the title.',
      children: 'More than a paragraph.',
      confirm:
        'The second button: label, what it does, whether it destroys, whether it is waiting. Absent: the dialog only informs.',
      cancel: 'Label of the first button.',
    }),
  },
  Specimens,
}
