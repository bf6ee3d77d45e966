import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { useGoBack } from './use-go-back'

const Page = ({ target }: { target?: 'home' | 'history' }) => {
  const back = useGoBack(target)
  return (
    <button type="button" onClick={back}>
      {useLocation().pathname}
    </button>
  )
}

const show = (idx: number, target?: 'home' | 'history') => {
  window.history.replaceState({ idx }, '')
  render(
    <MemoryRouter initialEntries={['/m/gameList', '/m/notice']} initialIndex={1}>
      <Page target={target} />
    </MemoryRouter>,
  )
}

describe('useGoBack', () => {
  it('goes one page back inside the site', async () => {
    show(1)
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('button')).toHaveTextContent('/m/gameList')
  })

  it('goes home instead of leaving the site when the visitor came in on this page', async () => {
    show(0)
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('button')).toHaveTextContent('/m/home')
  })

  it('a route with back to home goes home, whatever the history', async () => {
    show(1, 'home')
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('button')).toHaveTextContent('/m/home')
  })
})
