import { act, render, screen } from '@testing-library/react'
import { drawLineChart } from './draw-line-chart'
import { LineChart } from './LineChart'

const erase = jest.fn()
// The library draws on a canvas, which jsdom does not have; the wrapper around it is real.
jest.mock('./draw-line-chart', () => ({ drawLineChart: jest.fn(() => erase) }))

const show = (values: number[]) => (
  <LineChart
    label="Valid bet"
    labels={['1 Mar', '2 Mar']}
    values={values}
    valueText={(value) => `R$ ${value}`}
    spoken="1 Mar: R$ 10; 2 Mar: R$ 12"
  />
)
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)))

beforeEach(() => jest.clearAllMocks())

describe('LineChart', () => {
  it('says in words what it draws', async () => {
    render(show([10, 12]))
    await settle()
    expect(screen.getByRole('figure', { name: 'Valid bet' })).toHaveTextContent('2 Mar: R$ 12')
    expect(drawLineChart).toHaveBeenCalledTimes(1)
  })

  it('is drawn again for new values and for another theme, and never twice for the same', async () => {
    const { rerender } = render(show([10, 12]))
    await settle()
    rerender(show([10, 12]))
    await settle()
    expect(drawLineChart).toHaveBeenCalledTimes(1)
    rerender(show([10, 20]))
    await settle()
    expect(drawLineChart).toHaveBeenCalledTimes(2)
    document.documentElement.dataset.theme = 'light'
    await settle()
    expect(drawLineChart).toHaveBeenCalledTimes(3)
    expect(erase).toHaveBeenCalledTimes(2)
  })
})
