import { QueryClientProvider, queryClient } from '@mosaic/api-client'
import { HostProvider, Toaster, type Host } from '@mosaic/ui'
import { Catalogue } from './Catalogue'

/** No remote runs here: slots and menus stay empty. */
const host: Host = {
  slotItems: () => [],
  menu: () => [],
  renderModule: () => null,
  setTitle: (title) => {
    document.title = title
  },
  askSignOut: () => undefined,
}

export const CatalogueApp = () => (
  <QueryClientProvider client={queryClient}>
    <HostProvider host={host}>
      <main>
        <Catalogue />
      </main>
      <Toaster />
    </HostProvider>
  </QueryClientProvider>
)
