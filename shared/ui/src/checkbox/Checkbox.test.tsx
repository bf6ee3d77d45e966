import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkbox } from './Checkbox'

describe('Checkbox', () => {
  it('is switched by its label and by the space bar', async () => {
    render(<Checkbox label="Remember me" name="remember" />)
    const box = screen.getByRole('checkbox', { name: 'Remember me' })
    await userEvent.click(screen.getByText('Remember me'))
    expect(box).toBeChecked()
    box.focus()
    await userEvent.keyboard(' ')
    expect(box).not.toBeChecked()
  })

  it('its error is announced with the checkbox', () => {
    render(<Checkbox label="I agree" name="agreement" error="Accept the terms" />)
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Accept the terms')
  })
})
