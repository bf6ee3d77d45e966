import { useTexts } from '../texts'

const balanceCodes = ['main', 'bonus', 'locked'] as const

/** Name of a balance; vendor wallets are named by their codes. */
export const useBalanceName = (): ((code: string) => string) => {
  const { t } = useTexts()
  return (code) => {
    const known = balanceCodes.find((each) => each === code)
    return known ? t(`members.pocket.${known}`) : code
  }
}
