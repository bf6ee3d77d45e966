import type { EventName, LanguageTag } from '@mosaic/contracts'
import type { Texts } from '@mosaic/i18n'
import type { RemoteDeclaration } from '@mosaic/remote-kit'
import type { ComponentType } from 'react'

// Props differ from module to module; slots pass plain data and the module declares what it reads.
type RemoteComponent = ComponentType<Record<string, unknown>>

/** Parts of one remote's page; the development server generates the code that passes them. */
export type AloneParts = {
  readonly declaration: RemoteDeclaration
  /** Events that its code emits or subscribes to. */
  readonly events: readonly EventName[]
  /** Loads a module by its name in the declaration, such as `./DepositPage`. */
  readonly loadModule: (module: string) => Promise<{ readonly default: RemoteComponent }>
  /** Texts by namespace in one language. */
  readonly loadTexts: (tag: LanguageTag) => Promise<Readonly<Record<string, Texts>>>
}
