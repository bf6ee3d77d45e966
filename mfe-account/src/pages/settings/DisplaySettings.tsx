import { isWireLanguage } from '@mosaic/contracts'
import { bus } from '@mosaic/event-bus'
import { languageNames, useLanguage } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { ChoiceGrid, Select } from '@mosaic/ui'
import { chooseTheme, useTheme } from '../../display/theme-choice'
import { useTexts } from '../../texts'
import styles from './DisplaySettings.module.css'

/** Events tell the host about language and theme; it loads the texts of every remote and repaints. */
export const DisplaySettings = () => {
  const { t } = useTexts()
  const { language } = useLanguage()
  const theme = useTheme()
  const offered = useMerchant().languages.filter(isWireLanguage)
  const chooseLanguage = (code: string) => {
    if (isWireLanguage(code)) bus.emit('language.changed@1', { language: code })
  }
  return (
    <>
      <Select
        label={t('settings.language')}
        name="language"
        icon="translate"
        value={language}
        onChange={(event) => chooseLanguage(event.target.value)}
        options={offered.map((code) => ({ value: code, label: languageNames[code] }))}
      />
      <p className={styles.label} aria-hidden="true">
        {t('settings.theme')}
      </p>
      <ChoiceGrid
        label={t('settings.theme')}
        name="theme"
        columns={2}
        value={theme}
        onChange={(value) => chooseTheme(value === 'light' ? 'light' : 'dark')}
        choices={[
          { value: 'dark', title: t('settings.dark'), icon: 'moon' },
          { value: 'light', title: t('settings.light'), icon: 'sun' },
        ]}
      />
    </>
  )
}
