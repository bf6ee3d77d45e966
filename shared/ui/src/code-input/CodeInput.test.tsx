import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { CodeInput } from './CodeInput'

const Sample = ({ onComplete }: { onComplete?: (value: string) => void }) => {
  const [value, setValue] = useState('')
  return (
    <CodeInput
      label="Code"
      name="code"
      length={4}
      value={value}
      onChange={setValue}
      onComplete={onComplete}
      error={value === '0000' ? 'Wrong code' : undefined}
    />
  )
}

describe('CodeInput', () => {
  it('is one field that the browser may fill from a message', () => {
    render(<Sample />)
    const field = screen.getByRole('textbox', { name: 'Code' })
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    expect(field).toHaveAttribute('inputmode', 'numeric')
    expect(field).toHaveAttribute('name', 'code')
  })

  it('keeps digits only, of any keyboard, and no more than its length', async () => {
    render(<Sample />)
    const field = screen.getByRole('textbox')
    await userEvent.type(field, '1a２-๓45')
    expect(field).toHaveValue('1234')
  })

  it('takes a pasted code with spaces and says once that it is complete', async () => {
    const complete = jest.fn()
    render(<Sample onComplete={complete} />)
    await userEvent.click(screen.getByRole('textbox'))
    await userEvent.paste('12 34')
    expect(complete).toHaveBeenCalledTimes(1)
    expect(complete).toHaveBeenCalledWith('1234')
  })

  it('reads its error with the field', async () => {
    render(<Sample />)
    await userEvent.type(screen.getByRole('textbox'), '0000')
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Wrong code')
  })
})
