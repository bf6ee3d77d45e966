import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { speakEnglish } from '../testing/english'
import { QueryView, type ViewedQuery } from './QueryView'

beforeAll(speakEnglish)

const loading: ViewedQuery<readonly string[]> = { data: undefined, error: null, isFetching: true, refetch: jest.fn() }
const failed = (code: string, fields = {}) => ({
  ...loading,
  refetch: jest.fn(),
  isFetching: false,
  error: { failure: { code, fields } },
})

const show = (query: ViewedQuery<readonly string[]>) =>
  render(
    <QueryView query={query} skeleton={<p>shape</p>} isEmpty={(names) => names.length === 0} empty={<p>nothing</p>}>
      {(names) => <p>{names.join()}</p>}
    </QueryView>,
  )

test.each([
  ['first request running: the skeleton', loading, 'shape'],
  ['retry after a failure running: the skeleton', { ...failed('offline'), isFetching: true }, 'shape'],
  ['empty answer: the empty state', { ...loading, data: [] }, 'nothing'],
  ['answer: the content', { ...loading, data: ['a', 'b'], isFetching: false }, 'a,b'],
  ['refetch failed: the known data', { ...failed('offline'), data: ['a'] }, 'a'],
])('%s', (_title, query, text) => {
  show(query)
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['offline: names the network', 'offline', {}, /offline|connection/i],
  ['rate limited: names the waiting time', 'rate.limited', { retryAfter: '421' }, /in 8 minutes/],
  ['other failure: its text', 'system.busy', {}, /./],
])('%s, with a retry button', async (_title, code, fields, text) => {
  const query = failed(code, fields)
  show(query)
  expect(screen.getByRole('alert')).toHaveTextContent(text)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(query.refetch).toHaveBeenCalledTimes(1)
})

test('failure that a retry cannot change: no retry button, and links of the frame below the text', () => {
  render(
    <QueryView
      query={failed('deposit.unknown')}
      skeleton={null}
      canRetry={({ code }) => code !== 'deposit.unknown'}
      frame={(failure) => (
        <>
          {failure}
          <p>Records</p>
        </>
      )}
    >
      {() => null}
    </QueryView>,
  )
  expect(screen.getByRole('alert')).toBeVisible()
  expect(screen.getByText('Records')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
