import { isWireLanguage, wireLanguages } from '@mosaic/contracts'
import { languageNames, useErrorText, useLanguage } from '@mosaic/i18n'
import { Select, toast } from '@mosaic/ui'
import { useState } from 'react'
import { switchLanguage } from '../../language/switch-language'
import { useHostTexts } from '../../texts'

export const LanguageSwitch = ({ remotes }: { readonly remotes: readonly string[] }) => {
  const { t } = useHostTexts()
  const { language } = useLanguage()
  const textOf = useErrorText()
  const [busy, setBusy] = useState(false)
  const choose = async (code: string) => {
    if (!isWireLanguage(code)) return
    setBusy(true)
    await switchLanguage(code, remotes).catch(() => toast(textOf('offline'), { tone: 'error' }))
    setBusy(false)
  }
  return (
    <Select
      label={t('panel.language')}
      name="language"
      icon="translate"
      value={language}
      disabled={busy}
      options={wireLanguages.map((code) => ({ value: code, label: languageNames[code] }))}
      onChange={(event) => void choose(event.target.value)}
    />
  )
}
