import { businessHour, dayRange, useBusinessDay, useServerTime } from '@mosaic/i18n'
import { useMerchant, useSession } from '@mosaic/session'
import { IconButton, Screen, Section, useGoBack, useHost } from '@mosaic/ui'
import { useMemo } from 'react'
import { useTexts } from '../../texts'
import styles from './AgentHomePage.module.css'
import { AgentMenu } from './AgentMenu'
import { AgentNews } from './AgentNews'
import { greetingAt } from './greeting'
import { TeamCounters } from './TeamCounters'
import { TodayEarnings } from './TodayEarnings'
import { TotalBalance } from './TotalBalance'

/** The agent's home page: it has no header of the shell but a bar of its own (spec §2). */
const AgentHomePage = () => {
  const { t } = useTexts()
  const { timeZone } = useMerchant()
  const session = useSession()
  const goBack = useGoBack()
  const { refresh } = useHost()
  const day = useBusinessDay(timeZone)
  const today = useMemo(() => dayRange('today', day), [day])
  const greeting = useServerTime((now) => greetingAt(businessHour(now, timeZone)))
  return (
    <Screen title={t('home.title')} className={styles.page}>
      <header className={styles.bar}>
        <IconButton icon="caret-left" label={t('home.back')} onClick={goBack} className={styles.back} />
        <h1 className={styles.title}>{t('home.title')}</h1>
        {refresh ? (
          <IconButton
            icon="arrows-clockwise"
            weight="regular"
            label={t('home.refresh')}
            onClick={() => void refresh()}
            className={styles.refresh}
          />
        ) : null}
      </header>
      <TotalBalance greeting={t(`home.greeting.${greeting}`, { name: session?.userName ?? '' })} />
      <TodayEarnings />
      <Section title={t('home.todayTeam')} action={{ label: t('home.seeAll'), to: '/m/agent/team/overview' }}>
        <TeamCounters today={today} />
      </Section>
      <AgentMenu />
      <AgentNews />
    </Screen>
  )
}

export default AgentHomePage
