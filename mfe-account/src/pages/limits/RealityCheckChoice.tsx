import { ChoiceGrid, useFailureToast } from '@mosaic/ui'
import { useTexts } from '../../texts'
import { useSetRealityCheckMutation, type Protection } from '../../api/protection'

const intervals = [15, 30, 60, 120] as const

/** How often play is interrupted by a look at time and result; it cannot be switched off, only spaced out. */
export const RealityCheckChoice = ({ minutes }: { readonly minutes: Protection['realityMinutes'] }) => {
  const { t } = useTexts()
  const showFailure = useFailureToast()
  const change = useSetRealityCheckMutation()
  const choose = (value: string) => {
    const intervalMinutes = intervals.find((each) => String(each) === value)
    if (intervalMinutes === undefined) return
    change.submit({ body: { intervalMinutes } }, { onError: ({ failure }) => showFailure(failure) })
  }
  return (
    <ChoiceGrid
      label={t('limits.reality.title')}
      name="intervalMinutes"
      columns={4}
      value={String(minutes)}
      onChange={choose}
      choices={intervals.map((each) => ({
        value: String(each),
        title: t('limits.minutes', { count: each }),
        disabled: change.pending,
      }))}
    />
  )
}
