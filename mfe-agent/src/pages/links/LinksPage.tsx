import { EmptyState, QueryView, Screen, Section, Skeleton } from '@mosaic/ui'
import { useLinksQuery } from '../../api/links'
import { useOwnRatesQuery } from '../../api/rates'
import { useTexts } from '../../texts'
import { LinkCard } from './LinkCard'
import { NewLinkForm } from './NewLinkForm'

/** Referral links of the agent, each with a set of rates, and what they brought. */
const LinksPage = () => {
  const { t } = useTexts()
  return (
    <Screen title={t('links.title')}>
      <Section icon="share-network" title={t('links.list')}>
        <QueryView
          query={useLinksQuery()}
          skeleton={<Skeleton height={240} radius="m" />}
          isEmpty={({ list }) => list.length === 0}
          empty={<EmptyState compact title={t('links.empty')} />}
        >
          {({ list, promotionDomains }) =>
            list.map((link) => <LinkCard key={link.code} link={link} domains={promotionDomains} />)
          }
        </QueryView>
      </Section>
      <Section icon="plus" title={t('links.new')}>
        <QueryView query={useOwnRatesQuery()} skeleton={<Skeleton height={240} radius="m" />}>
          {({ rebates }) => <NewLinkForm own={rebates} />}
        </QueryView>
      </Section>
    </Screen>
  )
}

export default LinksPage
