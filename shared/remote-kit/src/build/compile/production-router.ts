import { dirname } from 'node:path'
import webpack from 'webpack'

/** react-router names its development build, which warns on the console, in every export condition. */
const routerEntry = /[\\/]react-router[\\/]dist[\\/]development[\\/](index|dom-export)\.mjs$/

type ResolvedModule = { createData?: { resource?: string; context?: string | null } }

/** Takes the production build, which lies beside it. */
export const productionRouter = new webpack.NormalModuleReplacementPlugin(
  routerEntry,
  ({ createData }: ResolvedModule) => {
    if (!createData?.resource || !routerEntry.test(createData.resource)) return
    createData.resource = createData.resource.replace(/development(?=[\\/][^\\/]+$)/, 'production')
    createData.context = dirname(createData.resource)
  },
)
