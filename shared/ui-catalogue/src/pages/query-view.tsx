import { EmptyState, QueryView, Skeleton, type QueryViewProps, type ViewedQuery } from '@mosaic/ui'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const asked: ViewedQuery<string> = { data: undefined, error: null, isFetching: true, refetch: () => undefined }
const failed: ViewedQuery<string> = {
  ...asked,
  isFetching: false,
  error: { failure: { code: 'rate.limited', fields: { retryAfter: '300' } } },
}

const Specimens = () => {
  const { t } = useCatalogueTexts()
  const show = (query: ViewedQuery<string>) => (
    <QueryView
      query={query}
      compact
      skeleton={<Skeleton lines={2} />}
      isEmpty={(text) => text === ''}
      empty={<EmptyState title={t('sample.longLabel')} compact />}
    >
      {(text) => <p>{text}</p>}
    </QueryView>
  )
  return (
    <>
      <Specimen title={t('state.rest')}>{show({ ...asked, data: t('sample.answer') })}</Specimen>
      <Specimen title={t('state.loading')}>{show(asked)}</Specimen>
      <Specimen title={t('state.error')}>{show(failed)}</Specimen>
      <Specimen title={t('state.empty')}>{show({ ...asked, data: '' })}</Specimen>
    </>
  )
}

export const queryView: CataloguePage = {
  id: 'query-view',
  folder: 'query-view',
  purpose: 'The states of a query: loading, failed with a retry, empty, content.',
  components: {
    QueryView: words<QueryViewProps<unknown>>({
      query: 'A TanStack query, or the pages of one.',
      skeleton: 'Has the size of the content.',
      compact: 'Shows a failure in one line, inside a card or a rail.',
      frame: 'Wraps a failure, for instance with links below it.',
      canRetry: 'False for a failure that a retry cannot change.',
      isEmpty: 'Whether an answer is empty.',
      empty: 'Shown for an empty answer.',
      children: 'Renders the answer.',
    }),
  },
  Specimens,
}
