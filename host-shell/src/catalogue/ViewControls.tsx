import { isWireLanguage } from '@mosaic/contracts'
import { languageNames, useErrorText, useLanguage } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { Button, Card, ChoiceGrid, Select, TextField, toast } from '@mosaic/ui'
import { useState } from 'react'
import { switchLanguage } from '../language/switch-language'
import { ThemeSwitch } from '../layout/side-panel/ThemeSwitch'
import styles from './Catalogue.module.css'
import { useCatalogueTexts } from './texts'
import type { ViewSettings } from './view-settings'

/** How the building blocks are looked at: theme, language, motion, and the palette of any merchant. */
export const ViewControls = ({ view }: { readonly view: ViewSettings }) => {
  const { t } = useCatalogueTexts()
  const textOf = useErrorText()
  const { language } = useLanguage()
  const { languages } = useMerchant()
  const [code, setCode] = useState(view.merchant)
  const speak = (next: string) => {
    if (isWireLanguage(next)) switchLanguage(next, []).catch(() => toast(textOf('offline'), { tone: 'error' }))
  }
  return (
    <Card>
      <ThemeSwitch />
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
          options={languages.filter(isWireLanguage).map((value) => ({ value, label: languageNames[value] }))}
          onChange={(event) => speak(event.target.value)}
        />
      </div>
      <form
        className={styles.block}
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
