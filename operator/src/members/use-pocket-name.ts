import { useTexts } from '../texts'

const pockets = ['main', 'bonus', 'locked'] as const

/** Wallets of vendors are named by their codes. */
export const usePocketName = (): ((code: string) => string) => {
  const { t } = useTexts()
  return (code) => {
    const known = pockets.find((pocket) => pocket === code)
    return known ? t(`members.pocket.${known}`) : code
  }
}
