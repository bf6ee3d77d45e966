import { render, screen } from '@testing-library/react'
import { HostProvider, type Host } from '../host/host-context'
import { Screen, ScreenHeading } from './Screen'

const host = (setTitle: (title: string) => void): Host => ({
  slotItems: () => [],
  menu: () => [],
  renderModule: () => null,
  setTitle,
  askSignOut: () => undefined,
})

test('a screen names the page where it has a title of its own, and leaves the name alone where it has none', () => {
  const setTitle = jest.fn()
  const { rerender } = render(
    <HostProvider host={host(setTitle)}>
      <Screen>x</Screen>
    </HostProvider>,
  )
  expect(setTitle).not.toHaveBeenCalled()
  rerender(
    <HostProvider host={host(setTitle)}>
      <Screen title="Receipt">x</Screen>
    </HostProvider>,
  )
  expect(setTitle).toHaveBeenCalledWith('Receipt')
})

test('the large heading is the heading of the page, its lead is plain text', () => {
  render(<ScreenHeading lead="Good to see you.">Welcome</ScreenHeading>)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Welcome$/)
  expect(screen.getByText('Good to see you.')).toBeVisible()
})

test('below a header that names the page the large heading is of the second level', () => {
  render(<ScreenHeading level={2}>Welcome</ScreenHeading>)
  expect(screen.getByRole('heading', { name: 'Welcome', level: 2 })).toBeVisible()
})
