import type { EventName, LanguageTag } from '@mosaic/contracts'
import type { Texts } from '@mosaic/i18n'
import type { RemoteDeclaration } from '@mosaic/remote-kit'
import type { ComponentType } from 'react'

// Props differ from module to module; slots pass plain data and the module declares what it reads.
export type RemoteComponent = ComponentType<Record<string, unknown>>

/** What the page of one remote is made of; the development server writes the code that hands it over. */
export type AloneParts = {
  readonly declaration: RemoteDeclaration
  /** Events that its code emits or hears. */
  readonly events: readonly EventName[]
  /** Gives the module that stands in the declaration as `./DepositPage`. */
  readonly loadModule: (module: string) => Promise<{ readonly default: RemoteComponent }>
  /** Texts by namespace in one language. */
  readonly loadTexts: (tag: LanguageTag) => Promise<Readonly<Record<string, Texts>>>
}
