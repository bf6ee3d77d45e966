import { ChoiceGrid } from '@mosaic/ui'
import { setTheme, useTheme } from '../../theme/theme'
import { useHostTexts } from '../../texts'

export const ThemeSwitch = () => {
  const { t } = useHostTexts()
  const theme = useTheme()
  return (
    <ChoiceGrid
      label={t('panel.theme')}
      name="theme"
      columns={2}
      value={theme}
      choices={[
        { value: 'dark', title: t('panel.themeDark'), icon: 'moon' },
        { value: 'light', title: t('panel.themeLight'), icon: 'sun' },
      ]}
      onChange={(value) => setTheme(value === 'light' ? 'light' : 'dark')}
    />
  )
}
