import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ChoiceGrid } from './ChoiceGrid'

const Sample = () => {
  const [value, setValue] = useState<string | null>('50')
  return (
    <ChoiceGrid
      label="Amount"
      name="amount"
      value={value}
      onChange={setValue}
      choices={[
        { value: '50', title: '50' },
        { value: '100', title: '100', tag: '+20%' },
        { value: '500', title: '500', disabled: true },
      ]}
    />
  )
}

it('one of a few is a radio group: arrows move, a switched-off choice cannot be taken', async () => {
  render(<Sample />)
  expect(screen.getByRole('group', { name: 'Amount' })).toBeInTheDocument()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: '100 +20%' })).toBeChecked()
  await userEvent.click(screen.getByText('500'))
  expect(screen.getByRole('radio', { name: '500' })).not.toBeChecked()
})
