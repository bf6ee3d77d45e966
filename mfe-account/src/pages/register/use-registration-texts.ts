import { useProblemText, type Problem } from '@mosaic/forms'
import { useTexts } from '../../texts'
import type { FormProblems, RegisterSettings, RegistrationProblem } from './registration-form'

const isProblem = (problem: RegistrationProblem): problem is Problem => problem !== 'tooYoung'

/** Problem of each field as text. */
export const useRegistrationTexts = (settings: RegisterSettings) => {
  const { t } = useTexts()
  const { textsOf } = useProblemText()
  return ({ birthday, ...others }: FormProblems) => ({
    ...textsOf({ ...others, birthday: birthday.filter(isProblem) }, settings.fields),
    ...(birthday.includes('tooYoung') && { birthday: t('register.tooYoung', { age: settings.minAge }) }),
  })
}
