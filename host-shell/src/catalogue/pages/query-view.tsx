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
  purpose: 'Shows what is asked of the gateway: on its way, failed with a way to try again, empty, or there.',
  components: {
    QueryView: words<QueryViewProps<unknown>>({
      query: 'A query, or the pages of one.',
      skeleton: 'The shape of what comes.',
      compact: 'A failure in one line, inside a card or a rail.',
      frame: 'Puts a failure where the answer would have been.',
      isEmpty: 'Whether an answer holds nothing.',
      empty: 'What stands in its place then.',
      children: 'Draws the answer.',
    }),
  },
  Specimens,
}
