import type { MerchantFlag } from '@mosaic/contracts'
import type { RegistrationProfile } from './profile'
import type { MerchantRow } from './schema'

const methodFlags = { username: 'USERNAMEREG3', mobile: 'MOBILENUMREG3' } as const satisfies Record<
  RegistrationProfile['methods'][number],
  MerchantFlag
>

/** A merchant's registration rules, limited by its flags: an unnamed flag is off (spec §6). */
export const offeredRegistration = ({
  registration,
  flags,
}: Pick<MerchantRow, 'registration' | 'flags'>): RegistrationProfile => {
  const isOn = (flag: MerchantFlag) => flags.includes(flag)
  return {
    ...registration,
    methods: registration.methods.filter((method) => isOn(methodFlags[method])),
    mobileVerified: registration.mobileVerified && isOn('REGMOBVERF3'),
    mobilePassword: registration.mobilePassword && isOn('MOBILENUMPASSREG3'),
  }
}
