import type { ModuleRequest } from '@mosaic/ui'
import type { ReactNode } from 'react'
import { RemoteModule } from '../loading'
import { useHostTexts } from '../texts'
import { InlineRetry } from './InlineRetry'
import { RemoteFailedCard } from './RemoteFailedCard'

/** Slots inside the header and overlays have no room for a card. */
const isNarrow = (slot: string | undefined): boolean => slot?.startsWith('header.') ?? false
const isSilent = (slot: string | undefined): boolean => slot === 'overlay.global' || slot === 'home.popups'

const Part = ({ remote, module, props, fallback, place, slot, title }: ModuleRequest) => {
  const { t } = useHostTexts()
  const name = title ?? t('failed.part')
  return (
    <RemoteModule
      remote={remote}
      module={module}
      props={props}
      fallback={fallback}
      failed={({ failure, retry }) =>
        isSilent(slot) ? null : isNarrow(slot) ? (
          <InlineRetry retry={retry} place={name} />
        ) : (
          <RemoteFailedCard failure={failure} retry={retry} place={name} size={place} />
        )
      }
    />
  )
}

export const renderRemote = (request: ModuleRequest): ReactNode => (
  <Part {...request} key={`${request.remote}/${request.module}`} />
)
