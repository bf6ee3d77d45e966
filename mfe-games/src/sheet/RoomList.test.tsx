import { fakeGateway } from '@mosaic/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderScreen } from '../testing/render-screen'
import { game } from '../testing/samples'
import { TileActionsProvider } from '../tile/TileActionsProvider'
import { RoomList } from './RoomList'

const room = (kind: 'free' | 'vip' | 'ppv', open: boolean) => ({
  roomId: `g.${kind}`,
  roomName: 'G',
  gameId: 'g',
  nodeId: 'g',
  kind,
  price: kind === 'ppv' ? '5.00' : '0.00',
  currency: 'BRL' as const,
  minBet: kind === 'vip' ? '20.00' : '1.00',
  maxBet: kind === 'free' ? '20.00' : '200.00',
  open,
  passUntil: null,
})

const tree = (
  <TileActionsProvider>
    <RoomList game={game('g')} />
  </TileActionsProvider>
)

test('a member buys a pass once, and the room is open', async () => {
  let bought = false
  const gateway = fakeGateway({
    roomList: () => ({ value: { list: [room('free', true), room('vip', false), room('ppv', bought)] } }),
    enterRoom: () => {
      bought = true
      return { value: room('ppv', true) }
    },
  })
  await renderScreen(tree, { session: { userName: 'player01', type: 0 } })
  expect(await screen.findByText('Opens from VIP 2')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /Day pass/ }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /Day pass/ })).not.toBeInTheDocument())
  expect(gateway.calls('enterRoom')[0]?.body).toEqual({ roomId: 'g.ppv' })
  expect(gateway.calls('enterRoom')[0]?.headers['Idempotency-Key']).toBeTruthy()
})

test('each room says with which stakes a round begins in it', async () => {
  fakeGateway({ roomList: () => ({ value: { list: [room('free', true), room('vip', false)] } }) })
  await renderScreen(tree)
  const [free, vip] = await screen.findAllByRole('listitem')
  expect(free).toHaveTextContent(/1\.00 – .*20\.00/)
  expect(vip).toHaveTextContent(/20\.00 – .*200\.00/)
})

test('guest buys a pass: login, then back to the rooms', async () => {
  fakeGateway({ roomList: () => ({ value: { list: [room('ppv', false)] } }) })
  await renderScreen(tree, { at: '/m/poker-games?vassalage=ACE' })
  await userEvent.click(await screen.findByRole('button', { name: /Day pass/ }))
  expect(screen.getByLabelText('place').textContent).toBe(
    `/m/login?next=${encodeURIComponent('/m/poker-games?vassalage=ACE')}`,
  )
})

test('an open room is played in, and says so where it closed meanwhile', async () => {
  const gateway = fakeGateway({
    roomList: () => ({ value: { list: [room('free', true), room('vip', true)] } }),
    launchGame: () => ({ errorCode: 'room.level.required' }),
  })
  await renderScreen(tree, { session: { userName: 'player01', type: 0 } })
  const [, vip] = await screen.findAllByRole('button', { name: 'Enter' })
  if (vip) await userEvent.click(vip)
  expect(await screen.findByText('This room opens from VIP 2.')).toBeInTheDocument()
  expect(gateway.calls('launchGame')[0]?.query).toMatchObject({ gameId: 'g', roomId: 'g.vip' })
})
