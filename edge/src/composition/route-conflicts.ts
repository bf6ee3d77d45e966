import type { RouteDeclaration } from '@mosaic/remote-kit'

type Routed = { readonly name: string; readonly release: string; readonly routes: readonly RouteDeclaration[] }

const addresses = ({ routes }: Routed): string[] => routes.flatMap((route) => [route.path, ...(route.aliases ?? [])])

/** `/m/game/:id` and `/m/game/:code` are one address to a router. */
const shape = (path: string): string => path.replace(/:[^/]+/g, ':')

/** One sentence for every address that two remotes claim, naming both. */
export const routeConflicts = (candidate: Routed, others: readonly Routed[]): string[] =>
  addresses(candidate).flatMap((path) =>
    others
      .filter((other) => addresses(other).some((taken) => shape(taken) === shape(path)))
      .map((other) => `${candidate.name} ${candidate.release} and ${other.name} ${other.release} both claim ${path}; rename it in one of the two remote.config.ts`),
  )
