import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { List, ListRow } from './List'

it('a row is a link to a page, a safe link out, a button, or plain text', async () => {
  const press = jest.fn()
  render(
    <MemoryRouter>
      <List label="Menu">
        <ListRow title="Bets" to="/m/gameRecord" badge={120} />
        <ListRow title="Chat" href="https://chat.test" />
        <ListRow title="Log out" onClick={press} danger />
        <ListRow title="Version" value="1.0" />
      </List>
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Bets 99+' })).toHaveAttribute('href', '/m/gameRecord')
  expect(screen.getByRole('link', { name: 'Chat' })).toHaveAttribute('rel', 'noopener noreferrer')
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  expect(press).toHaveBeenCalled()
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  expect(screen.getByText('Version').closest('a, button')).toBeNull()
})
