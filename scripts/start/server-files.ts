import { join } from 'node:path'

export type Servers = { readonly gateway: string; readonly studio: string; readonly edge: string }

export const serverFiles = (root: string): Servers => ({
  gateway: join(root, 'gateway/dist/main.mjs'),
  studio: join(root, 'studio/dist/main.mjs'),
  edge: join(root, 'edge/dist/main.mjs'),
})

/** The build of the operator desk, which the gateway serves. */
export const deskFolder = (root: string): string => join(root, 'operator/dist')
