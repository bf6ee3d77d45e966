import { useMerchant } from '@mosaic/session'
import { toast } from '@mosaic/ui'
import { useEffect, useRef } from 'react'
import { useHostTexts } from '../texts'

/** Explains why `?lang=FR` shows another language: there are no texts in the requested one. */
export const useRequestedLanguage = (
  asked: string | null = new URLSearchParams(typeof window === 'undefined' ? '' : window.location.search).get('lang'),
): void => {
  const { t } = useHostTexts()
  const { languages } = useMerchant()
  const said = useRef(false)
  useEffect(() => {
    if (said.current || asked === null) return
    said.current = true
    const say = ({ languageChoice }: typeof import('./listed-language')) => {
      const missing = languageChoice(asked, languages)?.missing
      if (missing) toast(t('language.missing', { name: missing.name }), { duration: 'long' })
    }
    import('./listed-language').then(say, () => undefined)
  }, [asked, languages, t])
}
