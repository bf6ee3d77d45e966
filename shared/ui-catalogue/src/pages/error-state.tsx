import { ErrorReference, ErrorState, toast, type ErrorStateProps } from '@mosaic/ui'
import type { ComponentProps } from 'react'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  const retry = () => toast(t('sample.saved'))
  return (
    <>
      <Specimen title={t('state.error')}>
        <ErrorState error={{ code: 'system.busy' }} onRetry={retry} />
      </Specimen>
      <Specimen title={t('state.offline')}>
        <ErrorState error={{ code: 'offline' }} onRetry={retry} />
      </Specimen>
      <Specimen title={t('state.reference')}>
        <ErrorState error={{ code: 'nobody.knows', traceId }} onRetry={retry} />
        <ErrorReference error={{ code: 'unknown.error', traceId }} />
      </Specimen>
      <Specimen title={t('state.compact')}>
        <ErrorState compact error={{ code: 'system.busy' }} onRetry={retry} />
      </Specimen>
    </>
  )
}

export const errorState: CataloguePage = {
  id: 'error-state',
  folder: 'state',
  purpose: 'What happened, what to do, and a way to try again.',
  components: {
    ErrorState: words<ErrorStateProps>({
      error: 'Code, trace id and fields as the gateway said them.',
      onRetry: 'Tries again; absent where trying again cannot help.',
      compact: 'One line with a button, inside a card or a rail.',
    }),
    ErrorReference: words<ComponentProps<typeof ErrorReference>>({
      error: 'The same; nothing is shown for a failure that a person can mend.',
    }),
  },
  Specimens,
}
