import { fakeGateway } from '@mosaic/testing'
import { screen, waitFor } from '@testing-library/react'
import { renderScreen } from '../testing/render-screen'
import { FreeRounds } from './FreeRounds'

const waiting = (gameId: string, won: string) => ({
  rewardId: `gift-of-${gameId}`,
  gameId,
  gameName: gameId,
  stake: '1.00',
  currency: 'BRL' as const,
  rounds: 10,
  left: 4,
  won,
  expiresAt: Date.UTC(2026, 10, 30, 12),
})
const gift = { value: { list: [waiting('fox', '3.50'), waiting('tiger', '0.00')] } }

test('a member sees the free rounds of this game: number, stake, expiry and win', async () => {
  fakeGateway({ freeRounds: () => gift })
  await renderScreen(<FreeRounds gameId="fox" />, { session: { userName: 'player01', type: 0 } })
  const part = await screen.findByRole('region', { name: 'Free rounds' })
  expect(part).toHaveTextContent(/4 × R\$\s1\.00/)
  expect(part).toHaveTextContent(/until .*2026/)
  expect(part).toHaveTextContent(/Won so far: R\$\s3\.50/)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('guest: no call; no free rounds: no section', async () => {
  const gateway = fakeGateway({ freeRounds: () => gift })
  const { container } = await renderScreen(<FreeRounds gameId="fox" />)
  await waitFor(() => expect(container.querySelector('section')).toBeNull())
  expect(gateway.calls('freeRounds')).toHaveLength(0)
})
