import '@testing-library/jest-dom'
import { MemoryRouter } from 'react-router-dom'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setMerchant } from '@mosaic/session'
import { Toaster } from '@mosaic/ui'
import { sampleComposition } from '../testing/sample-composition'
import { speakEnglish } from '../testing/show-shell'
import { ServiceButton } from './ServiceButton'
import { ServiceRow } from './ServiceRow'
import { serviceLinks, type ServiceEntry } from './service-links'
import { useServiceEntries } from './use-service-entries'

jest.mock('./use-service-entries')

beforeAll(speakEnglish)

const chat = { csType: 'CS', title: 'Help', path: '/m/help' }
const whatsapp = { csType: 'whatsapp', title: 'WhatsApp', path: 'https://wa.me/5511999999999' }

const liveChat = { csType: 'LIVECHAT', title: 'Chat', path: 'https://chat.test' }

describe('ways to reach customer service', () => {
  it("the site's own entry opens the chat, all others their own address", () => {
    expect(serviceLinks([chat, whatsapp, liveChat], 'member', true)).toEqual([
      { title: 'Help', icon: 'headset', to: '/m/livechat' },
      { title: 'WhatsApp', icon: 'whatsapp-logo', href: 'https://wa.me/5511999999999' },
      { title: 'Chat', icon: 'chat-circle-dots', href: 'https://chat.test' },
    ])
  })

  it('CBS3 off: no chat entry', () => {
    expect(serviceLinks([chat, whatsapp, liveChat], 'member', false).map(({ title }) => title)).toEqual(['WhatsApp'])
  })

  it.each(['javascript:alert(1)', 'http://plain.test', '//evil.test', '/m/help me', ''])('"%s" is no link', (path) => {
    expect(serviceLinks([{ ...whatsapp, path }], 'guest', true)).toEqual([])
  })
})

describe('live chat of a trial account', () => {
  it('is refused and leads nowhere, everything else stays', () => {
    expect(serviceLinks([whatsapp, liveChat], 'trial', true)).toEqual([
      { title: 'WhatsApp', icon: 'whatsapp-logo', href: 'https://wa.me/5511999999999' },
      { title: 'Chat', icon: 'chat-circle-dots', refused: 'free_reject' },
    ])
  })

  it('refused entry: a tap shows the reason', async () => {
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
  const show = (entries: readonly ServiceEntry[]) => {
    setMerchant(sampleComposition().merchant)
    jest.mocked(useServiceEntries).mockReturnValue(entries)
    return render(
      <MemoryRouter>
        <ServiceButton />
      </MemoryRouter>,
    )
  }

  it('leads straight to the only way', async () => {
    show([whatsapp])
    expect(await screen.findByRole('link', { name: 'Customer service' })).toHaveAttribute('href', whatsapp.path)
  })

  it('several entries: a sheet to choose', async () => {
    show([whatsapp, { ...whatsapp, title: 'Telegram', csType: 'TELEGRAM', path: 'https://t.test/x' }])
    await userEvent.click(await screen.findByRole('button', { name: 'Customer service' }))
    expect(screen.getByRole('dialog', { name: 'How would you like to reach us?' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('is not there without any', () => {
    const { container } = show([])
    expect(container).toBeEmptyDOMElement()
  })
})
