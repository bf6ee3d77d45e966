import { useState } from 'react'
import type { TextKey } from '../texts/texts'
import type { Translate } from '../texts/translator'
import type { Sound } from '../sound'
import { ToolButton } from './ToolButton'

/** Sound, history, fairness and rules, at the end of the header of every game. */
export const GameTools = ({
  sound,
  t,
  onOpen,
}: {
  sound: Sound
  t: Translate<TextKey>
  onOpen: (sheet: 'history' | 'fairness' | 'rules') => void
}) => {
  const [audible, setAudible] = useState(sound.enabled())
  return (
    <>
      <ToolButton
        icon={audible ? 'soundOn' : 'soundOff'}
        label={audible ? t('soundOff') : t('soundOn')}
        pressed={audible}
        onPress={() => setAudible(sound.toggle())}
      />
      <ToolButton icon="history" label={t('history')} onPress={() => onOpen('history')} />
      <ToolButton icon="shield" label={t('fairness')} onPress={() => onOpen('fairness')} />
      <ToolButton icon="info" label={t('paytable')} onPress={() => onOpen('rules')} />
    </>
  )
}
