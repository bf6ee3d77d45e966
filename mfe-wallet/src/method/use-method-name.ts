import { useTexts } from '../texts'
import { methodName } from './method-name'

const worded = ['card', 'bank'] as const
const isWorded = (code: string): code is (typeof worded)[number] => worded.some((each) => each === code)

/** Name of a deposit method: a payment scheme by its own name, the others translated. */
export const useMethodName = (): ((code: string) => string) => {
  const { t } = useTexts()
  return (code) => (isWorded(code) ? t(`method.${code}`) : methodName(code))
}
