import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { speakEnglish } from '../testing/english'
import { QueryView, type ViewedQuery } from './QueryView'

beforeAll(speakEnglish)

const asked: ViewedQuery<readonly string[]> = { data: undefined, error: null, isFetching: true, refetch: jest.fn() }
const failed = (code: string, fields = {}) => ({
  ...asked,
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
  ['what is on its way as its shape', asked, 'shape'],
  ['what is asked for again after a failure as its shape', { ...failed('offline'), isFetching: true }, 'shape'],
  ['an answer that holds nothing', { ...asked, data: [] }, 'nothing'],
  ['an answer', { ...asked, data: ['a', 'b'], isFetching: false }, 'a,b'],
  ['known data while it is asked for anew, and when that fails', { ...failed('offline'), data: ['a'] }, 'a'],
])('shows %s', (_what, query, text) => {
  show(query)
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['that there is no network', 'offline', {}, /offline|connection/i],
  ['how long to wait', 'rate.limited', { retryAfter: '421' }, /in 8 minutes/],
  ['what went wrong', 'system.busy', {}, /./],
])('says %s, and can be tried again', async (_what, code, fields, text) => {
  const query = failed(code, fields)
  show(query)
  expect(screen.getByRole('alert')).toHaveTextContent(text)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(query.refetch).toHaveBeenCalledTimes(1)
})
