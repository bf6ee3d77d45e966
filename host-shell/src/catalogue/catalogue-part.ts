import { lazyPart } from '@mosaic/ui'

export const catalogue = lazyPart(() =>
  import('./Catalogue').then(({ Catalogue, addCatalogueTexts }) => {
    addCatalogueTexts()
    return Catalogue
  }),
)
