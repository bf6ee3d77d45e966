import { MemoryRouter } from 'react-router-dom'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { speakEnglish } from '../testing/show-shell'
import { InlineRetry } from './InlineRetry'
import { RemoteFailedCard } from './RemoteFailedCard'

beforeAll(speakEnglish)

describe('RemoteFailedCard', () => {
  it('names the failed page and has a retry button', async () => {
    const retry = jest.fn()
    render(<RemoteFailedCard failure="network" retry={retry} place="Deposit" size="page" />, { wrapper: MemoryRouter })
    expect(screen.getByTestId('remote-failed')).toHaveTextContent(
      '“Deposit” did not load. The rest of the site works as usual.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/m/home')
  })

  it('is one line in a slot', () => {
    render(<RemoteFailedCard failure="timeout" retry={() => undefined} place="Winners" size="slot" />, {
      wrapper: MemoryRouter,
    })
    expect(screen.getByTestId('remote-failed')).toHaveTextContent('Winners did not load.')
    expect(screen.getByTestId('remote-failed')).toHaveAttribute('data-failure', 'timeout')
    expect(screen.queryByRole('link')).toBeNull()
  })
})

it('narrow place: one retry button with an accessible name', async () => {
  const retry = jest.fn()
  render(<InlineRetry retry={retry} place="Balance" />, { wrapper: MemoryRouter })
  await userEvent.click(screen.getByRole('button', { name: 'Balance: This did not load. Tap to try again.' }))
  expect(retry).toHaveBeenCalled()
})
