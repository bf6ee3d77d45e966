/// <reference types="@testing-library/jest-dom" />
import { bus } from '@mosaic/event-bus'
import type { RemoteDeclaration } from '@mosaic/remote-kit'
import { fakeGateway, screenRenderer } from '@mosaic/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AloneApp } from './AloneApp'
import type { AloneParts } from './alone-parts'
import { keepEventLog, withCommonEvents } from './event-log'

const declaration: RemoteDeclaration = {
  name: 'wallet',
  routes: [
    { path: '/m/open', module: './OpenPage', access: 'public', title: 'title.open' },
    { path: '/m/closed', module: './ClosedPage', access: 'member', title: 'title.closed' },
  ],
  extensions: [{ slot: 'home.hero', module: './Hero', when: 'public', order: 10 }],
}

const show = async (at: string, modules: Readonly<Record<string, () => React.ReactNode>>) => {
  fakeGateway({})
  const events = withCommonEvents(['games.round.settled@1'])
  const loadModule: AloneParts['loadModule'] = (module) =>
    Promise.resolve({ default: modules[module] ?? (() => <p>{module}</p>) })
  const app = <AloneApp declaration={declaration} loadModule={loadModule} events={events} log={keepEventLog(events)} />
  await screenRenderer('wallet')(app, { at })
}

test('the overview shows every widget in its slot and leads to every page', async () => {
  await show('/', {})
  expect(await screen.findByText('./Hero')).toBeVisible()
  expect(screen.getAllByRole('link', { name: /\/m\/(open|closed)/ }).map((link) => link.getAttribute('href'))).toEqual([
    '/m/open',
    '/m/closed',
  ])
})

test('guest on a member page: refused', async () => {
  await show('/m/closed', {})
  expect(screen.getByText(/would not show this page to the role guest/)).toBeVisible()
  expect(screen.queryByText('./ClosedPage')).not.toBeInTheDocument()
})

test('a module that throws stays in its place and can be loaded again', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let broken = true
  await show('/m/open', {
    './OpenPage': () => {
      if (broken) throw new Error('no luck')
      return <p>mended</p>
    },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('./OpenPage threw: no luck')
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Load again' }))
  expect(await screen.findByText('mended')).toBeVisible()
  complaint.mockRestore()
})

test('an emitted event reaches its listeners and the log', async () => {
  await show('/', {})
  const received: unknown[] = []
  const stop = bus.on('games.round.settled@1', (payload) => received.push(payload))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Event' }), 'games.round.settled@1')
  await userEvent.clear(screen.getByRole('textbox', { name: 'Payload' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Payload' }), '{{"roundId":"r1"}')
  await userEvent.click(screen.getByRole('button', { name: 'Emit' }))
  stop()
  expect(received).toEqual([{ roundId: 'r1' }])
  expect(screen.getByRole('list', { name: 'Event log' })).toHaveTextContent('games.round.settled@1 {"roundId":"r1"}')
})

test('a payload that is not JSON is refused and stays in the field', async () => {
  await show('/', {})
  const field = screen.getByRole('textbox', { name: 'Payload' })
  await userEvent.clear(field)
  await userEvent.type(field, 'not JSON')
  await userEvent.click(screen.getByRole('button', { name: 'Emit' }))
  expect(field).toHaveValue('not JSON')
  expect(field).toBeInvalid()
})
