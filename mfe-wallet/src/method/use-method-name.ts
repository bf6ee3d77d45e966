import { useTexts } from '../texts'
import { methodName } from './method-name'

const worded = ['card', 'bank'] as const
const isWorded = (code: string): code is (typeof worded)[number] => worded.some((each) => each === code)

/** How a way to deposit is called: a scheme by its own name, the others in the reader's language. */
export const useMethodName = (): ((code: string) => string) => {
  const { t } = useTexts()
  return (code) => (isWorded(code) ? t(`method.${code}`) : methodName(code))
}
