import { SafeHtml, type SafeHtmlProps } from '@mosaic/ui'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  return (
    <>
      <Specimen title={t('state.rest')}>
        <SafeHtml
          html={`<h3>${t('sample.notices')}</h3><p>${t('sample.answer')}</p><ul><li>${t('sample.open')}</li><li>${t('sample.settled')}</li></ul>`}
        />
      </Specimen>
      <Specimen title={t('sample.attack')}>
        <SafeHtml
          html={`<p onclick="document.title='taken'">${t('sample.answer')}</p><script>document.title='taken'</script><img src="x" onerror="document.title='taken'" alt="">`}
        />
      </Specimen>
      <Specimen title={t('state.longText')}>
        <SafeHtml html={`<p>${t('sample.longText')}</p><p>${'0123456789'.repeat(12)}</p>`} />
      </Specimen>
    </>
  )
}

export const safeHtml: CataloguePage = {
  id: 'safe-html',
  folder: 'safe-html',
  purpose:
    'The only place where HTML from a gateway enters a page; scripts, handlers and foreign addresses are taken out.',
  components: {
    SafeHtml: words<SafeHtmlProps>({ html: 'As it came from the gateway.' }),
  },
  Specimens,
}
