import type { TestGateway } from './gateway'
import { newMember } from './new-member'

/** Requests for codes by visitors and members of a test gateway. */
export const codeRequests = (gateway: () => TestGateway) => {
  let members = 0
  return {
    ask: (mobileNum: string, purpose: 'login' | 'register', ip: string, device = `device-${ip}`, more: object = {}) => {
      const body = { mobileNum, countryDialingCode: '55', loginDeviceId: device, ...more }
      return purpose === 'register'
        ? gateway().call('smsRegister', { ip, body })
        : gateway().call('smsNoLogin', { ip, body: { ...body, purpose } })
    },
    /** Token of a new member. */
    someone: async () => {
      const merchant = await gateway().ctx.merchants.byCode('aurora')
      if (!merchant) throw new Error('no merchant')
      return (await newMember(gateway(), merchant, `texter${++members}`)).token
    },
    bind: (token: string, address: string, ip: string, channel: 'sms' | 'email' = 'sms') =>
      gateway().call('sendContactCode', { token, ip, body: { channel, address, countryDialingCode: '55' } }),
  }
}
