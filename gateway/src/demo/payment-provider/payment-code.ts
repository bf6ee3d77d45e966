/**
 * The text behind the QR picture: the tag-length-value form and CRC that PIX and PromptPay share (EMV merchant-presented
 * codes), under an account scheme of our own that no bank knows. It looks right, scans, and can never move real money.
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

export type CodeParts = { readonly method: 'pix' | 'promptpay'; readonly amount: string; readonly paymentId: string }

const country = {
  pix: { account: '26', code: 'BR', currency: '986', city: 'SAO PAULO' },
  promptpay: { account: '30', code: 'TH', currency: '764', city: 'BANGKOK' },
} as const

export const paymentCode = ({ method, amount, paymentId }: CodeParts): string => {
  const place = country[method]
  const body = [
    field('00', '01'),
    field('01', '12'),
    field(place.account, field('00', scheme) + field('01', paymentId)),
    field('52', '0000'),
    field('53', place.currency),
    field('54', amount),
    field('58', place.code),
    field('59', 'DEMO PLAY MONEY'),
    field('60', place.city),
    field('62', field('05', paymentId.slice(-12).toUpperCase())),
  ].join('')
  return `${body}6304${crc16(`${body}6304`)}`
}
