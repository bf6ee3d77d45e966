import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeGateway } from '@mosaic/testing'
import { renderScreen } from '../../testing/render-screen'
import HelpPage from './HelpPage'

const list = ['1', '2'].map((id) => ({ id, title: `Question ${id}`, content: `<p>Answer ${id}</p>` }))

describe('help centre', () => {
  test('one answer is open at a time', async () => {
    const gateway = fakeGateway({ helpCenter: () => ({ value: list }) })
    await renderScreen(<HelpPage />, { at: '/m/help' })
    await userEvent.click(await screen.findByRole('button', { name: 'Question 1' }))
    expect(await screen.findByText('Answer 1')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Question 2' }))
    expect(await screen.findByText('Answer 2')).toBeInTheDocument()
    expect(screen.queryByText('Answer 1')).not.toBeInTheDocument()
    expect(gateway.calls('helpCenter')[0]?.query).toEqual({ device: 'MOBILE', lang: 'EN' })
  })

  test('a link home, also after a failed call of the texts', async () => {
    fakeGateway({ helpCenter: () => ({ errorCode: 'system.busy' }) })
    await renderScreen(<HelpPage />, { at: '/m/help' })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/m/home')
  })
})
