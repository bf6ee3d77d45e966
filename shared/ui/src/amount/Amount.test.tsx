import { minor } from '@mosaic/contracts'
import { render, screen } from '@testing-library/react'
import { speakEnglish } from '../testing/english'
import { Amount } from './Amount'

beforeAll(speakEnglish)

describe('Amount', () => {
  it.each([
    ['full', 'R$\u00a01,284.50'],
    ['whole', 'R$\u00a01,284'],
  ] as const)('shows %s decimals from the exact minor units', (decimals, text) => {
    render(<Amount value={minor(128450)} currency="BRL" decimals={decimals} />)
    expect(screen.getByText(text, { normalizer: (shown) => shown })).toBeInTheDocument()
  })

  it('reads as one amount in display size too', () => {
    const { container } = render(<Amount value={minor(20000)} currency="BRL" size="xl" decimals="whole" />)
    expect(container).toHaveTextContent('R$ 200')
  })

  it('colours a loss, and a gain only where results are meant', () => {
    render(
      <>
        <Amount value={minor(-100)} currency="BRL" tone="auto" signed />
        <Amount value={minor(100)} currency="BRL" tone="auto" signed />
        <Amount value={minor(200)} currency="BRL" tone="auto" />
      </>,
    )
    expect(screen.getByText(/−/)).toHaveClass('negative')
    expect(screen.getByText(/\+/)).toHaveClass('positive')
    expect(screen.getByText(/2\.00/)).not.toHaveClass('positive')
  })
})
