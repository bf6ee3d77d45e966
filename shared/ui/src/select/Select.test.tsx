import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Select } from './Select'

describe('Select', () => {
  it('offers its options under its label and reports the choice', async () => {
    const change = jest.fn()
    render(
      <Select
        label="Language"
        name="language"
        defaultValue="PT"
        onChange={(event) => change(event.target.value)}
        options={[
          { value: 'PT', label: 'Português' },
          { value: 'JA', label: '日本語' },
        ]}
      />,
    )
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), '日本語')
    expect(change).toHaveBeenCalledWith('JA')
  })
})
