import { CopyButton, type CopyButtonProps } from '@mosaic/ui'
import { addressOf } from '../catalogue-address'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  const address = `${window.location.origin}${addressOf('copy-button')}?motion=reduced&merchant=lotus`
  return (
    <>
      <Specimen title={t('state.rest')} row>
        <CopyButton text="100200300" label={t('sample.copyId')} />
      </Specimen>
      <Specimen title={t('state.shown')} row>
        <CopyButton text="100200300" label={t('sample.copyId')} shownText="100200300" />
      </Specimen>
      <Specimen title={t('state.longText')} row>
        <CopyButton text={address} label={t('sample.copyLink')} shownText={address} />
      </Specimen>
    </>
  )
}

export const copyButton: CataloguePage = {
  id: 'copy-button',
  folder: 'copy-button',
  purpose: 'Copies a text and says so.',
  components: {
    CopyButton: words<CopyButtonProps>({
      text: 'What is copied.',
      label: 'What it copies, as its accessible name.',
      shownText: 'The same text in view beside the glyph.',
    }),
  },
  Specimens,
}
