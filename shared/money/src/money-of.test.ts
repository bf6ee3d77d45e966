import { minor } from '@mosaic/contracts'
import { differenceOf, moneyOf, sumOf } from './money-of'

const reports = jest.spyOn(console, 'error').mockImplementation()
beforeEach(() => reports.mockClear())

describe('an amount of the wire', () => {
  test.each([
    ['12.50', 'BRL', 1_250n],
    ['-0.01', 'BRL', -1n],
    ['0.00', 'BRL', 0n],
    ['100', 'JPY', 100n],
    ['12.345', 'BRL', null],
    ['10.50', 'JPY', null],
    ['1.284,50', 'BRL', null],
    ['1e3', 'BRL', null],
    ['--1', 'BRL', null],
    ['', 'BRL', null],
    ['12.50', 'ABC', null],
    ['12.50', 'toString', null],
  ])('"%s" in %s is %s', (wire, currency, expected) => {
    expect(moneyOf(wire, currency)).toBe(expected)
    expect(reports).toHaveBeenCalledTimes(expected === null ? 1 : 0)
  })

  test('an unreadable amount is reported once', () => {
    moneyOf('seven', 'BRL')
    moneyOf('seven', 'BRL')
    expect(reports).toHaveBeenCalledTimes(1)
    expect(reports).toHaveBeenCalledWith('The amount "seven" in BRL cannot be read')
  })
})

describe('results computed from an unreadable amount are unreadable', () => {
  const [one, two] = [minor(1), minor(2)]
  test.each([
    [sumOf(), 0n],
    [sumOf(one, two), 3n],
    [sumOf(one, null, two), null],
    [sumOf(null), null],
    [differenceOf(two, one), 1n],
    [differenceOf(null, one), null],
    [differenceOf(two, null), null],
  ])('%#', (result, expected) => expect(result).toBe(expected))
})
