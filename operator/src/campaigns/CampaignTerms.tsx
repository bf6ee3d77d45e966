import { wireLanguages } from '@mosaic/contracts'
import type { DeskValue } from '@mosaic/contracts/desk'
import { DefinitionRows, SafeHtml } from '@mosaic/ui'
import { useTexts } from '../texts'
import { useLanguageName } from '../words/use-language-name'
import styles from './CampaignTerms.module.css'
import { useTermRows } from './use-term-rows'

/** All that a launch approves: every term, and the words of every language. */
export const CampaignTerms = ({ row }: { readonly row: DeskValue<'saveCampaign'> }) => {
  const { t } = useTexts()
  const rowsOf = useTermRows()
  const nameOf = useLanguageName()
  return (
    <div className={styles.terms}>
      <h3 className={styles.title}>{t('campaigns.terms')}</h3>
      <DefinitionRows rows={rowsOf(row.terms, row.currency)} />
      {wireLanguages.map((language) => {
        const words = row.texts[language]
        return words ? (
          <section key={language} aria-label={nameOf(language)}>
            <h3 className={styles.title}>
              {nameOf(language)}: {words.title}
            </h3>
            <SafeHtml html={words.content} />
          </section>
        ) : null
      })}
    </div>
  )
}
