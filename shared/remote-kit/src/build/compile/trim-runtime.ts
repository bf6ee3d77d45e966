import { dirname, join } from 'node:path'
import webpack, { type Compiler } from 'webpack'
import { browserParts } from '../paths'

/**
 * Library parts that no page calls: 10 kB of the home page's script. Versions are exact; an upgrade that imports
 * another export fails the build, one that calls them fails e2e/delivery.
 */
const unused: readonly (readonly [RegExp, string])[] = [
  [/[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/, 'no-fetch-adapter.mjs'],
  [
    /[\\/]axios[\\/]lib[\\/]helpers[\\/](AxiosURLSearchParams|formDataToJSON|toFormData|toURLEncodedForm|HttpStatusCode|progressEventReducer|cookies|spread)\.js$/,
    'no-axios-extras.mjs',
  ],
  [/[\\/]axios[\\/]lib[\\/](core[\\/]setFormDataHeaders|cancel[\\/]CancelToken)\.js$/, 'no-axios-extras.mjs'],
  [/[\\/]runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/, 'no-preload.mjs'],
  [/[\\/]runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/, 'no-snapshot.mjs'],
  [/[\\/]@module-federation[\\/]sdk[\\/]dist[\\/]dom\.js$/, 'no-tags.mjs'],
  [/[\\/]@module-federation[\\/]error-codes[\\/]dist[\\/]desc\.m?js$/, 'no-descriptions.mjs'],
]

/** react-router names its development build, with all its warnings, in every export condition; the other one lies beside it. */
const routerEntry = /[\\/]react-router[\\/]dist[\\/]development[\\/](index|dom-export)\.mjs$/

const takeProductionRouter = ({
  createData,
}: {
  createData?: { resource?: string; context?: string | null }
}): void => {
  if (!createData?.resource || !routerEntry.test(createData.resource)) return
  createData.resource = createData.resource.replace(/development(?=[\\/][^\\/]+$)/, 'production')
  createData.context = dirname(createData.resource)
}

export class TrimRuntimePlugin {
  apply(compiler: Compiler): void {
    new webpack.NormalModuleReplacementPlugin(routerEntry, takeProductionRouter).apply(compiler)
    for (const [file, substitute] of unused)
      new webpack.NormalModuleReplacementPlugin(file, join(browserParts, substitute)).apply(compiler)
  }
}
