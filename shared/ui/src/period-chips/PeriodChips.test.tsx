import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { speakEnglish } from '../testing/english'
import { PeriodChips } from './PeriodChips'

beforeAll(speakEnglish)

it('offers the periods of the reports, says which is chosen and reports another', async () => {
  const change = jest.fn()
  render(<PeriodChips value="today" onChange={change} />)
  expect(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(screen.getByRole('button', { name: '7 days' }))
  expect(change).toHaveBeenCalledWith('week')
})
