import { OrderCheck } from '@mosaic/forms'
import { Screen, ScreenHeading, toast } from '@mosaic/ui'
import { useGivenRainsQuery, useRefreshRains } from '../../api/red-rain'
import { useTexts } from '../../texts'
import { GiveRainForm } from './GiveRainForm'
import { GivenRains } from './GivenRains'

/** An agent gives a red envelope rain to the members below, from their own balance. */
const RedRainGivePage = () => {
  const { t } = useTexts()
  const { data } = useGivenRainsQuery()
  const refresh = useRefreshRains()
  return (
    <Screen title={t('rain.title')}>
      <ScreenHeading level={2} lead={data ? t('rain.lead', { count: data.downlines }) : t('rain.leadPlain')}>
        {t('rain.title')}
      </ScreenHeading>
      <OrderCheck
        names={['giveRedRain']}
        onDone={() => {
          toast(t('rain.given'), { tone: 'success' })
          refresh()
        }}
      >
        <GiveRainForm />
      </OrderCheck>
      <GivenRains />
    </Screen>
  )
}
export default RedRainGivePage
