import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Accordion } from './Accordion'

const Sample = () => {
  const [openId, setOpenId] = useState<string | null>(null)
  return (
    <Accordion
      openId={openId}
      onChange={setOpenId}
      items={[
        { id: 'a', title: 'Deposits', content: 'How to pay in' },
        { id: 'b', title: 'Rounds', content: 'How to play' },
      ]}
    />
  )
}

it('opens one item at a time, and closes the open one when pressed again', async () => {
  render(<Sample />)
  const deposits = screen.getByRole('button', { name: 'Deposits' })
  await userEvent.click(deposits)
  expect(deposits).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('region', { name: 'Deposits' })).toHaveTextContent('How to pay in')
  await userEvent.click(screen.getByRole('button', { name: 'Rounds' }))
  expect(screen.queryByText('How to pay in')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Rounds' }))
  expect(screen.queryByText('How to play')).not.toBeInTheDocument()
})
