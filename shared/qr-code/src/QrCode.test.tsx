import { render, screen } from '@testing-library/react'
import { encode } from 'uqr'
import { QrCode } from './QrCode'

/** Fields of the code that a path paints, as rows of dark and light. */
const painted = (path: string, size: number): boolean[][] => {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  return rows
}

test.each(['https://aurora.example/m/register?code=ABCD2345', 'x', 'ไทย 日本語'])(
  '%s: every field is drawn',
  (text) => {
    render(<QrCode text={text} label="Code" />)
    const { size, data } = encode(text, { border: 3, ecc: 'M' })
    const path = screen.getByRole('img', { name: 'Code' }).querySelector('path')?.getAttribute('d') ?? ''
    expect(painted(path, size)).toEqual(data)
  },
)
