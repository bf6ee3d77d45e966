import { isWireLanguage, languageChoice, type ListedLanguage } from '@mosaic/contracts'
import { languageNames, useLanguage } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { Button, Select, toast, useFailureToast } from '@mosaic/ui'
import { useEffect, useState } from 'react'
import { switchLanguage } from '../../language/switch-language'
import { useHostTexts } from '../../texts'
import { LanguageSheet } from './LanguageSheet'
import styles from './LanguageSwitch.module.css'

/** The languages of this merchant, and the whole list for those who look for theirs. */
export const LanguageSwitch = ({ remotes }: { readonly remotes: readonly string[] }) => {
  const { t } = useHostTexts()
  const { language } = useLanguage()
  const { languages } = useMerchant()
  const showFailure = useFailureToast()
  const [busy, setBusy] = useState(false)
  const [listed, setListed] = useState(false)
  const [missing, setMissing] = useState<ListedLanguage | null>(null)

  const choose = async (code: string) => {
    const choice = languageChoice(code, languages)
    if (!choice) return
    setListed(false)
    setBusy(true)
    await switchLanguage(choice.language, remotes)
      .then(() => setMissing(choice.missing))
      .catch(() => showFailure({ code: 'offline' }))
    setBusy(false)
  }
  // Shown after the switch, so that the notice is in the new language.
  useEffect(() => {
    if (!missing) return
    toast(t('language.missing', { name: missing.name }), { duration: 'long' })
    setMissing(null)
  }, [missing, t])

  return (
    <>
      <Select
        label={t('panel.language')}
        name="language"
        icon="translate"
        value={language}
        disabled={busy}
        options={languages.filter(isWireLanguage).map((code) => ({ value: code, label: languageNames[code] }))}
        onChange={(event) => void choose(event.target.value)}
      />
      <Button
        variant="ghost"
        size="s"
        icon="globe-hemisphere-west"
        className={styles.more}
        disabled={busy}
        onClick={() => setListed(true)}
      >
        {t('language.more')}
      </Button>
      <LanguageSheet open={listed} onClose={() => setListed(false)} onChoose={(code) => void choose(code)} />
    </>
  )
}
