import { isWireLanguage, wireLanguages } from '@mosaic/contracts'
import { languageNames, useErrorText, useLanguage } from '@mosaic/i18n'
import { Button, Card, ChoiceGrid, ignoreInputMethodEnter, Select, TextField } from '@mosaic/ui'
import { useState } from 'react'
import styles from './Catalogue.module.css'
import { useCatalogueTexts } from './texts'
import { setTheme, useTheme } from './theme'
import type { ViewSettings } from './view-settings'

/** Theme, language, motion, and the palette of any merchant. */
export const ViewControls = ({ view }: { readonly view: ViewSettings }) => {
  const { t } = useCatalogueTexts()
  const textOf = useErrorText()
  const { language, setLanguage } = useLanguage()
  const theme = useTheme()
  const [code, setCode] = useState(view.merchant)
  return (
    <Card>
      <ChoiceGrid
        label={t('view.theme')}
        name="theme"
        columns={2}
        value={theme}
        choices={[
          { value: 'dark', title: t('view.themeDark'), icon: 'moon' },
          { value: 'light', title: t('view.themeLight'), icon: 'sun' },
        ]}
        onChange={(value) => setTheme(value === 'light' ? 'light' : 'dark')}
      />
      <div className={styles.block}>
        <ChoiceGrid
          label={t('view.motion')}
          name="motion"
          columns={2}
          value={view.still ? 'reduced' : 'device'}
          choices={[
            { value: 'device', title: t('view.motionDevice') },
            { value: 'reduced', title: t('view.motionReduced') },
          ]}
          onChange={(value) => view.setStill(value === 'reduced')}
        />
      </div>
      <div className={styles.block}>
        <Select
          label={t('view.language')}
          name="language"
          icon="translate"
          value={language}
          options={wireLanguages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={({ target }) => isWireLanguage(target.value) && void setLanguage(target.value)}
        />
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from its field */}
      <form
        className={styles.block}
        onKeyDown={ignoreInputMethodEnter}
        onSubmit={(event) => {
          event.preventDefault()
          view.setMerchant(code.trim().toLowerCase())
        }}
      >
        <TextField
          label={t('view.merchant')}
          name="merchantCode"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          hint={t('view.merchantHint')}
          error={
            view.problem === 'unknown'
              ? textOf('merchant.unknown')
              : view.problem === 'offline'
                ? textOf('offline')
                : undefined
          }
        />
        <div className={styles.block}>
          <Button type="submit" variant="secondary" size="s">
            {t('view.wear')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
