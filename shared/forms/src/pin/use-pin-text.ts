import { useTexts } from '../texts'
import type { PinProblem } from './pin-problem'

/** What stands under a field for a payment password. */
export const usePinText = (): ((problem: PinProblem | null) => string | undefined) => {
  const { t } = useTexts()
  return (problem) => (problem === null ? undefined : problem === 'form' ? t('pin.form') : t(`problem.${problem}`))
}
