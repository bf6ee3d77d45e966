import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { speakEnglish } from '../testing/english'
import { Picker } from './Picker'

beforeAll(speakEnglish)

const Sample = ({ onChange }: { onChange: (value: string) => void }) => {
  const [value, setValue] = useState('BRL')
  return (
    <form aria-label="Sample">
      <Picker
        label="Currency"
        name="currency"
        value={value}
        onChange={(next) => {
          setValue(next)
          onChange(next)
        }}
        options={[
          { value: 'BRL', label: 'Real' },
          { value: 'THB', label: 'Baht' },
          { value: 'JPY', label: 'Yen' },
        ]}
      />
    </form>
  )
}

describe('Picker', () => {
  it('opens a sheet named like the field, reports the pressed option and closes', async () => {
    const change = jest.fn()
    render(<Sample onChange={change} />)
    await userEvent.click(screen.getByRole('button', { name: 'Currency: Real' }))
    expect(screen.getByRole('dialog', { name: 'Currency' })).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: 'Real' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'Baht' }))
    expect(change).toHaveBeenCalledWith('THB')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('form')).toHaveFormValues({ currency: 'THB' })
  })

  it('reports nothing when the chosen option is pressed again', async () => {
    const change = jest.fn()
    render(<Sample onChange={change} />)
    await userEvent.click(screen.getByRole('button', { name: 'Currency: Real' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Real' }))
    expect(change).not.toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it.each([['{Enter}'], [' ']])('moves with the arrow keys without choosing, and chooses with %j', async (key) => {
    const change = jest.fn()
    render(<Sample onChange={change} />)
    await userEvent.click(screen.getByRole('button', { name: 'Currency: Real' }))
    act(() => screen.getByRole('radio', { name: 'Real' }).focus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Baht' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Yen' })).toHaveFocus())
    expect(change).not.toHaveBeenCalled()
    await userEvent.keyboard(key)
    expect(change).toHaveBeenCalledTimes(1)
    expect(change).toHaveBeenCalledWith('JPY')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Currency: Yen' })).toHaveFocus()
  })
})
