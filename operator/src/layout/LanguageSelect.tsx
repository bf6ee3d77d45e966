import { wireLanguages } from '@mosaic/contracts'
import { languageNames, useLanguage } from '@mosaic/i18n'
import { useTexts } from '../texts'
import styles from './LanguageSelect.module.css'

export const LanguageSelect = () => {
  const { t } = useTexts()
  const { language, setLanguage } = useLanguage()
  return (
    <select
      className={styles.select}
      aria-label={t('language')}
      value={language}
      onChange={({ target }) => {
        const chosen = wireLanguages.find((each) => each === target.value)
        if (chosen) void setLanguage(chosen)
      }}
    >
      {wireLanguages.map((each) => (
        <option key={each} value={each}>
          {languageNames[each]}
        </option>
      ))}
    </select>
  )
}
