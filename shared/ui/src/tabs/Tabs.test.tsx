import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Tabs } from './Tabs'

const Sample = () => {
  const [value, setValue] = useState('all')
  return (
    <Tabs
      label="Games"
      value={value}
      onChange={setValue}
      tabs={[
        { id: 'all', label: 'All' },
        { id: 'hot', label: 'Hot' },
        { id: 'new', label: 'New' },
      ]}
    >
      <p>{`panel of ${value}`}</p>
    </Tabs>
  )
}

describe('Tabs', () => {
  it('shows the panel of the pressed tab, named by that tab', async () => {
    render(<Sample />)
    await userEvent.click(screen.getByRole('tab', { name: 'Hot' }))
    expect(screen.getByRole('tab', { name: 'Hot' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('tabpanel', { name: 'Hot' })).toHaveTextContent('panel of hot')
  })

  it('takes one stop in the tab order and moves by arrows, Home and End, around the ends too', async () => {
    render(<Sample />)
    await userEvent.tab()
    expect(screen.getByRole('tab', { name: 'All' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { name: 'New' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    expect(screen.getByRole('tab', { name: 'All' })).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Hot' })).toHaveFocus()
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1)
  })
})
