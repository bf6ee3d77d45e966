import { moneyToWire } from '@mosaic/contracts'
import type { PaymentMethod, payments } from './schema'

/**
 * The text of the QR code. PIX: a BR Code with an address in a reserved domain. PromptPay: the same EMV format under
 * an invented account scheme. Both scan and cannot move real money.
 */
const scheme = 'demo.mosaic.playmoney'

const field = (tag: string, value: string): string => `${tag}${String(value.length).padStart(2, '0')}${value}`

/** CRC-16/CCITT-FALSE over everything up to and including the tag and length of the checksum itself. */
export const crc16 = (text: string): string => {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021
    crc &= 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

export type CodeParts = {
  readonly method: PaymentMethod
  readonly amount: string
  readonly paymentId: string
}

const brCode = async (paymentId: string): Promise<string> => {
  const { createDynamicPix, hasError } = await import('pix-utils')
  const pix = createDynamicPix({
    merchantName: 'DEMO PLAY MONEY',
    merchantCity: 'SAO PAULO',
    url: `playmoney.invalid/${paymentId}`,
  })
  if (hasError(pix)) throw new Error(`No BR Code for ${paymentId}: ${pix.message}`)
  return pix.toBRCode()
}

const promptPayCode = (amount: string, paymentId: string): string => {
  const body = [
    field('00', '01'),
    field('01', '12'),
    field('30', field('00', scheme) + field('01', paymentId)),
    field('52', '0000'),
    field('53', '764'),
    field('54', amount),
    field('58', 'TH'),
    field('59', 'DEMO PLAY MONEY'),
    field('60', 'BANGKOK'),
    field('62', field('05', paymentId.slice(-12).toUpperCase())),
  ].join('')
  return `${body}6304${crc16(`${body}6304`)}`
}

/** Empty for methods without a code. */
export const paymentCode = async ({ method, amount, paymentId }: CodeParts): Promise<string> => {
  if (method === 'pix') return brCode(paymentId)
  return method === 'promptpay' ? promptPayCode(amount, paymentId) : ''
}

export const codeOf = ({ method, amount, currency, id }: typeof payments.$inferSelect): Promise<string> =>
  paymentCode({ method, amount: moneyToWire(amount, currency), paymentId: id })
