import type { RemoteDeclaration } from './manifest'

/** Declares a remote: the only place where its routes, extensions and menu entries are written. */
export const defineRemote = <const T extends RemoteDeclaration>(declaration: T): T => declaration
