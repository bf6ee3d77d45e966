import { formatDate } from '@mosaic/i18n'
import { useDraft, useMerchant } from '@mosaic/session'
import { Button, Card, Icon, QueryView, Screen, Section, Skeleton, useLocation } from '@mosaic/ui'
import { useTexts } from '../../texts'
import { ExclusionForm } from './ExclusionForm'
import { LimitList } from './LimitList'
import styles from './LimitsPage.module.css'
import { LimitSheet } from './LimitSheet'
import { limitsStep } from './limits-step'
import { editedLimit, moneyKinds, periods, type LimitKind, type LimitPeriod } from './limit-value'
import { RealityCheckChoice } from './RealityCheckChoice'
import { useProtectionQuery, type Protection } from '../../api/protection'

const Waiting = () => (
  <div aria-hidden="true">
    {[0, 1, 2].map((each) => (
      <div key={each} className={styles.wait}>
        <Skeleton width="50%" height={24} radius="s" />
        <Skeleton height={168} className={styles.waitList} />
      </div>
    ))}
  </div>
)

const Running = ({ exclusion }: { readonly exclusion: NonNullable<Protection['exclusion']> }) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  return (
    <Card tone="brand" className={styles.running} role="status">
      <Icon name="hourglass-medium" size={28} className={styles.runningIcon} />
      <p>
        {exclusion.until === null
          ? t('limits.runningForGood')
          : t('limits.running', { time: formatDate(exclusion.until, tag, 'dateTime', timeZone) })}
      </p>
    </Card>
  )
}

/** The member's own protection: limits, reality check, a break, self-exclusion (domain §8.46). Also the last step of a registration. */
const LimitsPage = () => {
  const { t } = useTexts()
  const { search } = useLocation()
  const step = limitsStep(search)
  const protection = useProtectionQuery()
  // A session that ends under a sheet leads through the login back into it.
  const draft = useDraft('limits', { kind: '', period: '' })
  const editing = editedLimit(draft.values)
  const edit = (kind: LimitKind, period: LimitPeriod) => draft.change({ kind, period })
  return (
    <Screen title={t(step ? 'limits.stepTitle' : 'limits.title')}>
      <p className={styles.lead}>{t(step ? 'limits.stepLead' : 'limits.lead')}</p>
      {step ? (
        <Button block size="l" to={step.next} className={styles.stepOn}>
          {t('limits.stepOn')}
        </Button>
      ) : null}
      <QueryView query={protection} skeleton={<Waiting />}>
        {(data) => (
          <>
            {data.exclusion ? <Running exclusion={data.exclusion} /> : null}
            {moneyKinds.map((kind) => (
              <Section key={kind} title={t(`limits.kind.${kind}.title`)}>
                <LimitList kind={kind} periods={periods} protection={data} onEdit={edit} />
              </Section>
            ))}
            <Section title={t('limits.kind.time.title')}>
              <LimitList kind="time" periods={['day']} protection={data} onEdit={edit} />
            </Section>
            <Section title={t('limits.reality.title')}>
              <p className={styles.explain}>{t('limits.reality.text')}</p>
              <RealityCheckChoice minutes={data.realityMinutes} />
            </Section>
            {step ? null : (
              <>
                <Section title={t('limits.break.title')}>
                  <ExclusionForm kind="break" onDone={() => void protection.refetch()} />
                </Section>
                <Section title={t('limits.exclusion.title')}>
                  <ExclusionForm kind="exclusion" onDone={() => undefined} />
                </Section>
              </>
            )}
            {editing ? (
              <LimitSheet
                key={`${editing.kind} ${editing.period}`}
                {...editing}
                protection={data}
                onClose={() => draft.change({ kind: '', period: '' })}
              />
            ) : null}
          </>
        )}
      </QueryView>
    </Screen>
  )
}

export default LimitsPage
