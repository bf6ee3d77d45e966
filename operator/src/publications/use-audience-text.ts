import type { Audience } from '@mosaic/contracts/desk'
import { languageNames } from '@mosaic/i18n'
import { useMoment } from '../queue/use-moment'
import { useTexts } from '../texts'

/** Text of an audience. */
export const useAudienceText = (): ((audience: Audience) => string) => {
  const { t } = useTexts()
  const moment = useMoment()
  return (audience) => {
    if (audience.kind === 'all') return t('publications.audiences.all')
    if (audience.kind === 'member') return audience.account
    const { language, vipLevel, customers, registeredSince, verified } = audience
    return [
      language && languageNames[language],
      vipLevel && t('publications.vipFrom', { level: vipLevel }),
      customers && t(`publications.customers.${customers}`),
      registeredSince !== undefined && `${t('publications.registeredSince')} ${moment(registeredSince)}`,
      verified !== undefined && t(`publications.verified.${verified ? 'yes' : 'no'}`),
    ]
      .filter(Boolean)
      .join(' · ')
  }
}
