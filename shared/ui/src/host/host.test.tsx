import { render, screen } from '@testing-library/react'
import { Screen } from '../screen/Screen'
import { HostProvider, useHost, type Host } from './host-context'
import { Slot } from './Slot'

const host = (over: Partial<Host>): Host => ({
  slotItems: () => [],
  menu: () => [],
  renderModule: () => null,
  setTitle: () => undefined,
  askSignOut: () => undefined,
  ...over,
})

describe('Slot', () => {
  it('draws every module listed for it, in order, and hands the props on', () => {
    const renderModule: Host['renderModule'] = ({ remote, module, props }) => (
      <p>{`${remote}${module} ${String(props?.tone)}`}</p>
    )
    render(
      <HostProvider
        host={host({
          renderModule,
          slotItems: (slot) =>
            slot === 'home.hero'
              ? [
                  { remote: 'a', module: './One' },
                  { remote: 'b', module: './Two' },
                ]
              : [],
        })}
      >
        <Slot name="home.hero" props={{ tone: 'loud' }} />
      </HostProvider>,
    )
    expect(screen.getAllByText(/loud/).map((part) => part.textContent)).toEqual(['a./One loud', 'b./Two loud'])
  })

  it('keeps the declared room while a module is on its way', () => {
    const { container } = render(
      <HostProvider
        host={host({
          renderModule: ({ fallback }) => fallback,
          slotItems: () => [{ remote: 'a', module: './One', height: 168 }],
        })}
      >
        <Slot name="home.hero" />
      </HostProvider>,
    )
    expect(container.firstElementChild).toHaveStyle({ height: '168px' })
  })

  it('empty slot: shows its fallback, also without a host', () => {
    render(<Slot name="home.hero" fallback={<p>nothing</p>} />)
    expect(screen.getByText('nothing')).toBeInTheDocument()
  })
})

describe('page title', () => {
  it('sets the title through the host, or in the document without one', () => {
    const setTitle = jest.fn()
    render(
      <HostProvider host={host({ setTitle })}>
        <Screen title="Deposit">x</Screen>
      </HostProvider>,
    )
    expect(setTitle).toHaveBeenCalledWith('Deposit')
    render(<Screen title="Alone">x</Screen>)
    expect(document.title).toBe('Alone')
  })
})

it('pages read menus from the host', () => {
  const Footer = () => (
    <p>
      {useHost()
        .menu('agent.footer')
        .map((entry) => entry.label)
        .join()}
    </p>
  )
  render(
    <HostProvider
      host={host({
        menu: (place) =>
          place === 'agent.footer' ? [{ key: 'a', label: 'Team', icon: 'users', to: '/m/agent', order: 1 }] : [],
      })}
    >
      <Footer />
    </HostProvider>,
  )
  expect(screen.getByText('Team')).toBeInTheDocument()
})
