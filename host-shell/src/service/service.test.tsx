import '@testing-library/jest-dom'
import { MemoryRouter } from 'react-router-dom'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from '@mosaic/ui'
import { speakEnglish } from '../testing/show-shell'
import { ServiceButton } from './ServiceButton'
import { ServiceRow } from './ServiceRow'
import { serviceLinks } from './service-links'

beforeAll(speakEnglish)

const chat = { csType: 'CS', title: 'Help', path: '/m/help' }
const whatsapp = { csType: 'whatsapp', title: 'WhatsApp', path: 'https://wa.me/5511999999999' }

const liveChat = { csType: 'LIVECHAT', title: 'Chat', path: 'https://chat.test' }

describe('ways to reach customer service', () => {
  it('each type has its mark, a page of the site stays inside, everything else leaves', () => {
    expect(serviceLinks([chat, whatsapp, liveChat], 'member')).toEqual([
      { title: 'Help', icon: 'headset', to: '/m/help' },
      { title: 'WhatsApp', icon: 'whatsapp-logo', href: 'https://wa.me/5511999999999' },
      { title: 'Chat', icon: 'chat-circle-dots', href: 'https://chat.test' },
    ])
  })

  it.each(['javascript:alert(1)', 'http://plain.test', '//evil.test', '/m/help me', ''])('"%s" is no link', (path) => {
    expect(serviceLinks([{ ...chat, path }], 'guest')).toEqual([])
  })
})

describe('live chat of a trial account', () => {
  it('is refused and leads nowhere, everything else stays', () => {
    expect(serviceLinks([whatsapp, liveChat], 'trial')).toEqual([
      { title: 'WhatsApp', icon: 'whatsapp-logo', href: 'https://wa.me/5511999999999' },
      { title: 'Chat', icon: 'chat-circle-dots', refused: 'free_reject' },
    ])
  })

  it('says why when it is tapped', async () => {
    render(
      <MemoryRouter>
        <Toaster />
        <ServiceRow link={{ title: 'Chat', icon: 'chat-circle-dots', refused: 'free_reject' }} />
      </MemoryRouter>,
    )
    expect(screen.queryByRole('link')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Chat' }))
    expect(await screen.findByText('Trial accounts cannot do this. Register to go on.')).toBeInTheDocument()
  })
})

describe('floating service button', () => {
  const show = (entries: Parameters<typeof ServiceButton>[0]['entries']) =>
    render(
      <MemoryRouter>
        <ServiceButton entries={entries} />
      </MemoryRouter>,
    )

  it('leads straight to the only way', () => {
    show([chat])
    expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/m/help')
  })

  it('asks which of several', async () => {
    show([chat, whatsapp])
    await userEvent.click(screen.getByRole('button', { name: 'Customer service' }))
    expect(screen.getByRole('dialog', { name: 'How would you like to reach us?' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('is not there without any', () => {
    const { container } = show([])
    expect(container).toBeEmptyDOMElement()
  })
})
