import { crc16, paymentCode } from './payment-code'

/** Reads the tag-length-value form back. */
const fieldsOf = (code: string): Record<string, string> => {
  const fields: Record<string, string> = {}
  for (let at = 0; at < code.length; ) {
    const length = Number(code.slice(at + 2, at + 4))
    fields[code.slice(at, at + 2)] = code.slice(at + 4, at + 4 + length)
    at += 4 + length
  }
  return fields
}

describe('payment code', () => {
  test('the checksum is CRC-16/CCITT-FALSE, by its published check value', () => {
    expect(crc16('123456789')).toBe('29B1')
  })

  test.each([
    ['pix', '26', '986', 'BR'],
    ['promptpay', '30', '764', 'TH'],
  ] as const)(
    '%s: tag-length-value form with amount, currency and country, closed by its checksum',
    (method, tag, currency, country) => {
      const code = paymentCode({ method, amount: '50.00', paymentId: 'pay_0123456789abcdef0123' })
      expect(fieldsOf(code)).toMatchObject({
        '00': '01',
        '53': currency,
        '54': '50.00',
        '58': country,
        '59': 'DEMO PLAY MONEY',
      })
      expect(code.slice(-4)).toBe(crc16(code.slice(0, -4)))
      expect(fieldsOf(fieldsOf(code)[tag] ?? '')).toMatchObject({ '00': 'demo.mosaic.playmoney' })
    },
  )

  test('no account scheme that a bank knows is ever named', () => {
    for (const method of ['pix', 'promptpay'] as const)
      expect(paymentCode({ method, amount: '1.00', paymentId: 'p' })).not.toMatch(/br\.gov\.bcb|A000000677/i)
  })
})
