import { useApiQuery } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'
import { useLanguage } from '@mosaic/i18n'

const entries = (value: ValueOf<'helpCenter'>) => value

export const useHelpQuery = () => {
  const { language } = useLanguage()
  return useApiQuery(
    'messaging',
    'helpCenter',
    { query: { device: 'MOBILE', lang: language } },
    { select: entries, staleTime: 600_000 },
  )
}
