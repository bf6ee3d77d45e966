import { bus } from '@mosaic/event-bus'
import { fakeGateway } from '@mosaic/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { realityCheck } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import { delayUntilCheck } from './next-check'
import RealityCheck from './RealityCheck'

const member = { at: '/m/play', session: { userName: 'player01', type: 0 } }
const minute = 60_000
const notYet = { ...realityCheck, dueAt: realityCheck.now + 10 * minute }
const quiet = { ...realityCheck, dueAt: null, startedAt: null }

describe('RealityCheck', () => {
  it('shows time and result when due, until answered', async () => {
    const gateway = fakeGateway({
      realityCheck: (_seen, count) => ({ value: count === 1 ? realityCheck : notYet }),
      acknowledgeRealityCheck: () => ({ value: notYet }),
    })
    await renderScreen(<RealityCheck />, member)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Time for a look' }))
    expect(dialog.getByText('You have been playing for 60 min.')).toBeVisible()
    expect(dialog.getByText('Result').nextSibling).toHaveTextContent(/−R\$\s12\.50/)
    await userEvent.click(dialog.getByRole('button', { name: 'Go on playing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(gateway.calls('acknowledgeRealityCheck')).toHaveLength(1))
    expect(screen.getByLabelText('place')).toHaveTextContent('/m/play')
  })

  it('shows a dash for a result that cannot be read', async () => {
    jest.spyOn(console, 'error').mockImplementationOnce(() => undefined)
    fakeGateway({ realityCheck: () => ({ value: { ...realityCheck, net: '-12.505' } }) })
    await renderScreen(<RealityCheck />, member)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Time for a look' }))
    expect(dialog.getByRole('img', { name: 'Amount could not be shown' })).toHaveTextContent('—')
  })

  it('leads to the limits of who would rather stop', async () => {
    fakeGateway({
      realityCheck: (_seen, count) => ({ value: count === 1 ? realityCheck : notYet }),
      acknowledgeRealityCheck: () => ({ value: notYet }),
    })
    await renderScreen(<RealityCheck />, member)
    await userEvent.click(await screen.findByRole('button', { name: 'Take a break' }))
    expect(screen.getByLabelText('place')).toHaveTextContent('/m/limits')
  })

  it('comes up by itself when the time is over', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    try {
      const gateway = fakeGateway({ realityCheck: (_seen, count) => ({ value: count === 1 ? notYet : realityCheck }) })
      await renderScreen(<RealityCheck />, member)
      await waitFor(() => expect(gateway.calls('realityCheck')).toHaveLength(1))
      expect(screen.queryByRole('alertdialog')).toBeNull()
      await act(() => jest.advanceTimersByTimeAsync(10 * minute))
      expect(await screen.findByRole('alertdialog')).toBeVisible()
    } finally {
      jest.useRealTimers()
    }
  })

  it('asks again when play begins, not at every round', async () => {
    const gateway = fakeGateway({ realityCheck: () => ({ value: quiet }) })
    await renderScreen(<RealityCheck />, member)
    await waitFor(() => expect(gateway.calls('realityCheck')).toHaveLength(1))
    const later = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 2 * minute)
    for (let round = 0; round < 5; round += 1) bus.emit('games.round.settled@1', { roundId: `r${round}` })
    await waitFor(() => expect(gateway.calls('realityCheck')).toHaveLength(2))
    later.mockRestore()
  })

  it('does not ask for guests and trial accounts', async () => {
    const gateway = fakeGateway({ realityCheck: () => ({ value: realityCheck }) })
    await renderScreen(<RealityCheck />, { at: '/m/play', session: { userName: 'trial1', type: 4 } })
    expect(gateway.calls('realityCheck')).toHaveLength(0)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

test.each([
  [null, null],
  [500, 0],
  [1000, 0],
  [1500, 500],
  [10 ** 12, 24 * 60 * minute],
])('due at %s, now 1000: %s left', (dueAt, expected) => expect(delayUntilCheck({ dueAt, now: 1000 })).toBe(expected))
