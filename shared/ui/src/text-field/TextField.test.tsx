import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { speakEnglish } from '../testing/english'
import { PasswordField } from './PasswordField'
import { TextField } from './TextField'

beforeAll(speakEnglish)

describe('TextField', () => {
  it('is found by its label and carries the payload name', () => {
    render(<TextField label="Username" name="username" />)
    expect(screen.getByLabelText('Username')).toHaveAttribute('name', 'username')
  })

  it('ties its error to the input, so that screen readers read it with the field', () => {
    render(<TextField label="Username" name="username" error="Too short" />)
    const input = screen.getByRole('textbox')
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('Too short')
  })

  it('gives way to the error where there is also a hint', () => {
    render(<TextField label="Username" name="username" hint="4 to 12 letters" error="Too short" />)
    expect(screen.queryByText('4 to 12 letters')).not.toBeInTheDocument()
  })

  it('marks a required field for eyes and for assistive tools', () => {
    render(<TextField label="Username" name="username" required />)
    expect(screen.getByRole('textbox')).toBeRequired()
    expect(screen.getByText('*')).toBeInTheDocument()
  })
})

describe('PasswordField', () => {
  it('hides the password until its reveal button is pressed, and hides it again', async () => {
    render(<PasswordField label="Password" name="password" defaultValue="Demo#2026" />)
    const input = screen.getByLabelText('Password')
    expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(input).toHaveAttribute('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(input).toHaveAttribute('type', 'password')
  })
})
