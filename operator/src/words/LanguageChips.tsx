import { type WireLanguage, wireLanguages } from '@mosaic/contracts'
import { languageNames } from '@mosaic/i18n'
import { Chip, ChipRow } from '@mosaic/ui'
import { useTexts } from '../texts'
import { type Words, wordState } from './word-fields'
import styles from './Words.module.css'

export type LanguageChipsProps = {
  readonly words: Words
  readonly shown: WireLanguage
  readonly onShow: (language: WireLanguage) => void
}

const icons = { empty: undefined, half: 'warning-circle', whole: 'check' } as const

/** Chooses the shown language and marks the written ones. */
export const LanguageChips = ({ words, shown, onShow }: LanguageChipsProps) => {
  const { t } = useTexts()
  return (
    <>
      <ChipRow label={t('words.languages')}>
        {wireLanguages.map((language) => (
          <Chip
            key={language}
            selected={language === shown}
            icon={icons[wordState(words, language)]}
            onClick={() => onShow(language)}
          >
            {languageNames[language]}
          </Chip>
        ))}
      </ChipRow>
      <p className={styles.rule}>{t('words.fallback')}</p>
    </>
  )
}
