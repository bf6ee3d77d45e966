import { parsePix } from 'pix-utils'
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
const paymentId = 'pay_0123456789abcdef0123'

describe('payment code', () => {
  test('crc16 returns the published check value of CRC-16/CCITT-FALSE', () => {
    expect(crc16('123456789')).toBe('29B1')
  })

  test('PIX: a dynamic BR Code with play-money texts and an address in a reserved domain', async () => {
    const code = await paymentCode({ method: 'pix', amount: '50.00', paymentId })
    expect(code.slice(-4)).toBe(crc16(code.slice(0, -4)))
    expect(parsePix(code)).toMatchObject({
      type: 'DYNAMIC',
      transactionCurrency: '986',
      countryCode: 'BR',
      merchantName: 'DEMO PLAY MONEY',
      url: `playmoney.invalid/${paymentId}`,
    })
  })

  test('PromptPay: amount, currency, country and checksum under an invented account scheme', async () => {
    const code = await paymentCode({ method: 'promptpay', amount: '50.00', paymentId })
    expect(fieldsOf(code)).toMatchObject({
      '00': '01',
      '53': '764',
      '54': '50.00',
      '58': 'TH',
      '59': 'DEMO PLAY MONEY',
    })
    expect(code.slice(-4)).toBe(crc16(code.slice(0, -4)))
    expect(fieldsOf(fieldsOf(code)['30'] ?? '')).toMatchObject({ '00': 'demo.mosaic.playmoney' })
    expect(code).not.toMatch(/A000000677/i)
  })

  test('a card has no code', async () => {
    expect(await paymentCode({ method: 'card', amount: '50.00', paymentId })).toBe('')
  })
})
