import { fakeGateway } from '@mosaic/testing'
import { screen, waitFor } from '@testing-library/react'
import { renderScreen } from '../../testing/render-screen'
import { promotionState } from '../../testing/samples'
import ShareEntry from './ShareEntry'

const tap = async (
  type: number | null,
  {
    code = '',
    kind = 'REFERRAL',
    flags = ['REFERRAL3'],
  }: { code?: string; kind?: 'REFERRAL' | 'CHECK_IN'; flags?: string[] },
) => {
  fakeGateway({
    affiliate: () => ({ value: { code } }),
    promotions: () => ({ value: { content: [promotionState('p', { kind })] } }),
  })
  const done = jest.fn()
  await renderScreen(<ShareEntry onDone={done} />, {
    at: '/m/home',
    flags,
    ...(type !== null && { session: { userName: 'player01', type } }),
  })
  return done
}
const place = () => screen.getByLabelText('place').textContent

test.each([
  ['guest: the page that asks for a login', null, {}, '/m/inviteFriends'],
  ['member, promotion on', 0, {}, '/m/inviteFriends'],
  ['agent with a code, promotion on', 1, { code: 'AGENT01' }, '/m/inviteFriends'],
  ['member, no referral promotion', 0, { kind: 'CHECK_IN' }, '/m/home'],
  ['member, module off', 0, { flags: [] }, '/m/home'],
] as const)('%s', async (_title, type, about, path) => {
  const done = await tap(type, about as Parameters<typeof tap>[1])
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  expect(place()).toBe(path)
  if (path === '/m/home') expect(await screen.findByText('Coming soon')).toBeVisible()
})

test('a member with an affiliate code who is no agent: the agent sheet', async () => {
  const done = await tap(0, { code: 'OLDCODE' })
  expect(await screen.findByRole('dialog', { name: 'For agents' })).toBeVisible()
  expect(place()).toBe('/m/home')
  expect(done).not.toHaveBeenCalled()
})
