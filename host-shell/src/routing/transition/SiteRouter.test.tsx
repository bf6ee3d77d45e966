import '@testing-library/jest-dom'
import { Link, useLocation, useNavigate } from '@mosaic/ui'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SiteRouter } from './SiteRouter'

const Page = () => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output aria-label="address">{pathname + search}</output>
      <Link to="/m/notice">notice</Link>
      <Link to="/m/notice?id=7">one notice</Link>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
    </>
  )
}
const address = () => screen.getByLabelText('address')

type Move = { way: string | undefined }
const moves: Move[] = []
const reducedMotion = jest.fn(() => false)

beforeEach(() => {
  moves.length = 0
  window.history.replaceState(null, '', '/m/home')
  window.matchMedia = (() => ({ matches: reducedMotion() })) as unknown as typeof window.matchMedia
  Object.assign(document, {
    startViewTransition: (update: () => void) => {
      moves.push({ way: document.documentElement.dataset.way })
      act(update)
      return { ready: Promise.resolve(), finished: Promise.resolve() }
    },
  })
})
afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'))

const show = () =>
  render(
    <SiteRouter>
      <Page />
    </SiteRouter>,
  )

describe('moving between pages', () => {
  it('slides forward to a new page and back on the way back, and leaves no mark', async () => {
    show()
    await userEvent.click(screen.getByRole('link', { name: 'notice' }))
    expect(address()).toHaveTextContent('/m/notice')
    await userEvent.click(screen.getByRole('button', { name: 'back' }))
    await waitFor(() => expect(address()).toHaveTextContent('/m/home'))
    expect(moves).toEqual([{ way: 'forward' }, { way: 'back' }])
    await waitFor(() => expect(document.documentElement.dataset.way).toBeUndefined())
  })

  it('does not slide between two queries of one page', async () => {
    show()
    await userEvent.click(screen.getByRole('link', { name: 'notice' }))
    await userEvent.click(screen.getByRole('link', { name: 'one notice' }))
    expect(address()).toHaveTextContent('/m/notice?id=7')
    expect(moves).toHaveLength(1)
  })

  it('reduced motion, or a browser without view transitions: the page changes without a slide', async () => {
    reducedMotion.mockReturnValueOnce(true)
    show()
    await userEvent.click(screen.getByRole('link', { name: 'notice' }))
    expect(address()).toHaveTextContent('/m/notice')
    Reflect.deleteProperty(document, 'startViewTransition')
    await userEvent.click(screen.getByRole('button', { name: 'back' }))
    await waitFor(() => expect(address()).toHaveTextContent('/m/home'))
    expect(moves).toEqual([])
  })
})
