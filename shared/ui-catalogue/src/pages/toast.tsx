import { Button, toast as say, type ToastOptions } from '@mosaic/ui'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  return (
    <>
      <Specimen title={t('state.variants')} row>
        <Button variant="secondary" onClick={() => say(t('sample.answer'), { duration: 'long' })}>
          {t('sample.notices')}
        </Button>
        <Button variant="secondary" onClick={() => say(t('sample.saved'), { tone: 'success' })}>
          {t('sample.saved')}
        </Button>
        <Button variant="secondary" onClick={() => say(t('sample.bankClosed'), { tone: 'error' })}>
          {t('state.error')}
        </Button>
      </Specimen>
      <Specimen title={t('state.reference')} row>
        <Button
          variant="secondary"
          onClick={() => say(t('sample.bankClosed'), { tone: 'error', failure: { code: 'unknown.error', traceId } })}
        >
          {t('state.reference')}
        </Button>
      </Specimen>
      <Specimen title={t('state.loading')} row>
        <Button
          variant="secondary"
          onClick={() => {
            const wait = say.loading(t('state.loading'))
            setTimeout(() => wait.done(t('sample.saved')), 2000)
          }}
        >
          {t('state.loading')}
        </Button>
      </Specimen>
      <Specimen title={t('state.longText')} row>
        <Button variant="secondary" onClick={() => say(t('sample.longText'), { duration: 'long' })}>
          {t('state.longText')}
        </Button>
      </Specimen>
    </>
  )
}

export const toast: CataloguePage = {
  id: 'toast',
  folder: 'toast',
  purpose:
    'News that passes: at most three at a time, read out, never in the way. Call toast(text, options); the host mounts the one Toaster.',
  components: {
    Toaster: words<ToastOptions & Pick<typeof say, 'loading'>>({
      tone: 'info, success or error; an error without a duration stays until it is dismissed.',
      duration: 'brief 1 s, default 1.5 s, notice 2 s, short 3 s, long 8 s.',
      failure: 'What the gateway said; an unknown failure shows its trace id to be copied.',
      loading:
        'toast.loading(text) stays until done or fail is called, and says after ten seconds that the network is slow.',
    }),
  },
  Specimens,
}
