import type { ValueOf } from '@mosaic/contracts'
import { Button, Card, CopyButton, DefinitionRows, QueryView, Screen, ScreenHeading, Skeleton } from '@mosaic/ui'
import { useState } from 'react'
import { useRegisterSettingsQuery } from '../../api/register-settings'
import { useTexts } from '../../texts'
import { OpenAccountForm } from './OpenAccountForm'
import styles from './OpenAccountPage.module.css'

/** An agent opens an account directly below their own. */
const OpenAccountPage = () => {
  const { t } = useTexts()
  const settings = useRegisterSettingsQuery()
  const [opened, setOpened] = useState<ValueOf<'openAccount'> | null>(null)
  if (opened)
    return (
      <Screen title={t('openAccount.title')}>
        <ScreenHeading level={2} lead={t('openAccount.doneLead')}>
          {t('openAccount.done')}
        </ScreenHeading>
        <Card>
          <DefinitionRows
            rows={[
              {
                label: t('field.username'),
                value: (
                  <CopyButton text={opened.account} shownText={opened.account} label={t('openAccount.copyName')} />
                ),
              },
              {
                label: t('openAccount.type'),
                value: t(opened.type === 1 ? 'openAccount.agent' : 'openAccount.member'),
              },
            ]}
          />
        </Card>
        <div className={styles.actions}>
          <Button size="l" block onClick={() => setOpened(null)}>
            {t('openAccount.another')}
          </Button>
          <Button variant="ghost" size="l" block to="/m/agent">
            {t('openAccount.toAgent')}
          </Button>
        </div>
      </Screen>
    )
  return (
    <Screen title={t('openAccount.title')}>
      <ScreenHeading level={2} lead={t('openAccount.lead')}>
        {t('openAccount.title')}
      </ScreenHeading>
      <QueryView query={settings} skeleton={<Skeleton height={420} />}>
        {(rules) => <OpenAccountForm settings={rules} onOpened={setOpened} />}
      </QueryView>
    </Screen>
  )
}

export default OpenAccountPage
