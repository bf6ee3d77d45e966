import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router-dom'
import { Picker } from '../picker/Picker'
import { speakEnglish } from '../testing/english'
import { Dialog } from './Dialog'
import { Drawer } from './Drawer'
import { Sheet } from './Sheet'

beforeAll(speakEnglish)

type Kind = { readonly open: boolean; readonly onClose: () => void; readonly children: ReactNode }
const kinds: readonly (readonly [string, (props: Kind) => ReactNode])[] = [
  [
    'a sheet',
    ({ children, ...props }) => (
      <Sheet {...props} title="Layer">
        {children}
      </Sheet>
    ),
  ],
  [
    'a dialog',
    ({ children, ...props }) => (
      <Dialog {...props} title="Layer">
        {children}
      </Dialog>
    ),
  ],
  ['a question', (props) => <Dialog {...props} title="Layer" confirm={{ label: 'Yes', onConfirm: () => undefined }} />],
  ['a drawer on the right', (props) => <Drawer {...props} label="Layer" />],
  ['a drawer on the left', (props) => <Drawer {...props} label="Layer" side="left" />],
]

const Address = () => {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}
const address = () => screen.getByLabelText('address').textContent
const layer = () => screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog')

/** A page reached from another one inside the site. */
const show = (page: ReactNode) => {
  window.history.pushState({ usr: null, key: 'first', idx: 0 }, '', '/first')
  const Start = () => {
    const navigate = useNavigate()
    const { pathname } = useLocation()
    return pathname === '/first' ? (
      <button type="button" onClick={() => navigate('/page')}>
        start
      </button>
    ) : (
      page
    )
  }
  render(
    <BrowserRouter>
      <Start />
      <Address />
    </BrowserRouter>,
  )
  return userEvent.click(screen.getByRole('button', { name: 'start' }))
}

const step = async (by: number) => {
  await act(async () => {
    window.history.go(by)
    await new Promise((resolve) => setTimeout(resolve, 120))
  })
}

const Opener = ({ layer: Layer, children }: { layer: (props: Kind) => ReactNode; children?: ReactNode }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Layer open={open} onClose={() => setOpen(false)}>
        <Link to="/next">next page</Link>
        <button type="button" onClick={() => setOpen(false)}>
          done
        </button>
        {children}
      </Layer>
    </>
  )
}
const open = () => userEvent.click(screen.getByRole('button', { name: 'open' }))

describe.each(kinds)('%s', (_kind, kind) => {
  it('back closes it and stays on the page; forward opens nothing; the next back leaves the page', async () => {
    await show(<Opener layer={kind} />)
    await open()
    expect(layer()).toBeInTheDocument()
    await step(-1)
    await waitFor(() => expect(layer()).not.toBeInTheDocument())
    expect(address()).toBe('/page')
    await step(1)
    expect([layer(), address()]).toEqual([null, '/page'])
    await step(-1)
    expect(address()).toBe('/first')
  })

  it('closed by Escape: back leaves the page at once, and opened again it is closed by back again', async () => {
    await show(<Opener layer={kind} />)
    await open()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(layer()).not.toBeInTheDocument())
    await open()
    await step(-1)
    await waitFor(() => expect(layer()).not.toBeInTheDocument())
    expect(address()).toBe('/page')
    await open()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(layer()).not.toBeInTheDocument())
    await step(-1)
    expect(address()).toBe('/first')
  })
})

const sheet = kinds[0]?.[1] ?? (() => null)

it('a link out of a layer: back from the next page leads to the page, without the layer', async () => {
  const Site = () => {
    const { pathname } = useLocation()
    return pathname === '/page' ? <Opener layer={sheet} /> : <p>the next page</p>
  }
  await show(<Site />)
  await open()
  await userEvent.click(screen.getByRole('link', { name: 'next page' }))
  expect(address()).toBe('/next')
  await step(-1)
  expect([layer(), address()]).toEqual([null, '/page'])
  await step(1)
  expect(address()).toBe('/next')
  await step(-2)
  expect(address()).toBe('/first')
})

const Two = () => {
  const [shown, setShown] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setShown(1)}>
        menu
      </button>
      <Drawer open={shown > 0} onClose={() => setShown(0)} label="Menu">
        <p>entries</p>
        <button type="button" onClick={() => setShown(2)}>
          languages
        </button>
      </Drawer>
      <Sheet open={shown > 1} onClose={() => setShown(1)} title="Languages">
        list
      </Sheet>
    </>
  )
}

it('of two layers the upper one closes first', async () => {
  await show(<Two />)
  await userEvent.click(screen.getByRole('button', { name: 'menu' }))
  await userEvent.click(screen.getByRole('button', { name: 'languages' }))
  await step(-1)
  expect(screen.queryByText('list')).not.toBeInTheDocument()
  expect(screen.getByText('entries')).toBeInTheDocument()
  await step(-1)
  expect(screen.queryByText('entries')).not.toBeInTheDocument()
  expect(address()).toBe('/page')
  await step(-1)
  expect(address()).toBe('/first')
})

it('the upper layer closed by its button: back closes the lower one', async () => {
  await show(<Two />)
  await userEvent.click(screen.getByRole('button', { name: 'menu' }))
  await userEvent.click(screen.getByRole('button', { name: 'languages' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByText('entries')).toBeInTheDocument()
  await step(-1)
  await waitFor(() => expect(screen.queryByText('entries')).not.toBeInTheDocument())
  expect(address()).toBe('/page')
})

it('another query of the page, written while a layer is open, keeps one step back', async () => {
  const Filter = () => {
    const navigate = useNavigate()
    return (
      <Opener layer={sheet}>
        <button type="button" onClick={() => navigate('/page?minBet=1', { replace: true })}>
          filter
        </button>
      </Opener>
    )
  }
  await show(<Filter />)
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'filter' }))
  await userEvent.click(screen.getByRole('button', { name: 'done' }))
  expect(address()).toBe('/page?minBet=1')
  await step(-1)
  expect(address()).toBe('/first')
})

it('a query written while a layer was open is there again after the next page', async () => {
  const Site = () => {
    const navigate = useNavigate()
    const { pathname } = useLocation()
    return pathname === '/page' ? (
      <>
        <Opener layer={sheet}>
          <button type="button" onClick={() => navigate('/page?minBet=1', { replace: true })}>
            filter
          </button>
        </Opener>
        <Link to="/next">on</Link>
      </>
    ) : (
      <p>the next page</p>
    )
  }
  await show(<Site />)
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'filter' }))
  await userEvent.click(screen.getByRole('button', { name: 'done' }))
  await waitFor(() => expect(layer()).not.toBeInTheDocument())
  await userEvent.click(screen.getByRole('link', { name: 'on' }))
  expect(address()).toBe('/next')
  await step(-1)
  expect(address()).toBe('/page?minBet=1')
  await step(-1)
  expect(address()).toBe('/first')
})

it('a layer that stays open is asked again', async () => {
  const close = jest.fn()
  await show(<Dialog open onClose={close} title="Reality check" />)
  await step(-1)
  await step(-1)
  expect(close).toHaveBeenCalledTimes(2)
  expect(address()).toBe('/page')
})

it('the choices of a picker are a layer as well', async () => {
  const options = [
    { value: 'a', label: 'Aurora' },
    { value: 'b', label: 'Lotus' },
  ]
  await show(<Picker label="Bank" name="bank" options={options} value="a" onChange={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Bank: Aurora' }))
  expect(layer()).toBeInTheDocument()
  await step(-1)
  await waitFor(() => expect(layer()).not.toBeInTheDocument())
  expect(address()).toBe('/page')
})
