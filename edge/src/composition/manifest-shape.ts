import type { HostManifest, RemoteManifest } from '@mosaic/remote-kit'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A failing server can answer with JSON too, so every part that the document needs is checked. */
export const isRemoteManifest = (value: unknown, name: string): value is RemoteManifest =>
  isObject(value) &&
  value.name === name &&
  Array.isArray(value.routes) &&
  [value.modules, value.texts, value.labels, value.integrity, value.shared].every(isObject)

export const isHostManifest = (value: unknown): value is HostManifest =>
  isObject(value) && Array.isArray(value.css) && [value.texts, value.integrity, value.shared].every(isObject)
