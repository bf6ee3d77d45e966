import '@testing-library/jest-dom'
import { MemoryRouter } from 'react-router-dom'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { speakEnglish } from '../testing/show-shell'
import { ServiceButton } from './ServiceButton'
import { serviceLinks } from './service-links'

beforeAll(speakEnglish)

const chat = { csType: 'CS', title: 'Help', path: '/m/help' }
const whatsapp = { csType: 'whatsapp', title: 'WhatsApp', path: 'https://wa.me/5511999999999' }

describe('ways to reach customer service', () => {
  it('each type has its mark, a page of the site stays inside, everything else leaves', () => {
    expect(serviceLinks([chat, whatsapp, { csType: 'LIVECHAT', title: 'Chat', path: 'https://chat.test' }])).toEqual([
      { title: 'Help', icon: 'headset', to: '/m/help' },
      { title: 'WhatsApp', icon: 'whatsapp-logo', href: 'https://wa.me/5511999999999' },
      { title: 'Chat', icon: 'chat-circle-dots', href: 'https://chat.test' },
    ])
  })

  it.each(['javascript:alert(1)', 'http://plain.test', '//evil.test', '/m/help me', ''])('"%s" is no link', (path) => {
    expect(serviceLinks([{ ...chat, path }])).toEqual([])
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
