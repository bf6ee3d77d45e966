import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { speakEnglish } from '../testing/english'
import { EmptyState } from './EmptyState'
import { ErrorState } from './ErrorState'

beforeAll(speakEnglish)

describe('ErrorState', () => {
  it('says what happened by the code and retries', async () => {
    const retry = jest.fn()
    render(<ErrorState error={{ code: 'login.wrong.credentials' }} onRetry={retry} />)
    expect(screen.getByRole('alert')).toHaveTextContent('Wrong username or password.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalled()
  })

  it('a code nobody knows is the unknown error with its reference', () => {
    render(<ErrorState error={{ code: 'brand.new.code', traceId: 'tr-42' }} />)
    expect(screen.getByRole('alert')).toHaveTextContent(/Something went wrong on our side.*tr-42/)
  })
})

it('an empty state offers the next step', () => {
  render(<EmptyState title="No bets yet" text="Your rounds appear here." action={<button type="button">Play</button>} />)
  expect(screen.getByText('No bets yet')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument()
})
