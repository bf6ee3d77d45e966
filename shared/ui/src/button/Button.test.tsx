import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { Button } from './Button'
import { IconButton } from './IconButton'

describe('Button', () => {
  it('does not submit a form unless asked to', () => {
    render(<Button>Play</Button>)
    expect(screen.getByRole('button', { name: 'Play' })).toHaveAttribute('type', 'button')
  })

  it('ignores presses while it waits and says that it is busy', async () => {
    const press = jest.fn()
    const { rerender } = render(<Button onClick={press}>Pay</Button>)
    await userEvent.click(screen.getByRole('button'))
    rerender(
      <Button onClick={press} loading>
        Pay
      </Button>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(press).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Pay' })).toHaveAttribute('aria-busy', 'true')
  })

  it('does not submit its form a second time while it waits', async () => {
    const submit = jest.fn((event: React.FormEvent) => event.preventDefault())
    render(
      <form onSubmit={submit}>
        <Button type="submit" loading>
          Pay
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(submit).not.toHaveBeenCalled()
  })

  it('is a link when it leads somewhere', () => {
    render(
      <MemoryRouter>
        <Button to="/m/login">Log in</Button>
      </MemoryRouter>,
    )
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login')
  })
})

describe('IconButton', () => {
  it('is named by its label although it shows only a picture', () => {
    render(<IconButton icon="x" label="Close" />)
    expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument()
  })
})
