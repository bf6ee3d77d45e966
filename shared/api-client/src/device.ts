import { readFlag, setFlag } from '@mosaic/browser'
import { visitKindOf, type VisitKind } from '@mosaic/contracts'

const key = 'mosaic.device'

/** Only where the browser stores nothing. */
let memory: string | null = null

/** RFC 4122 version 4; `crypto.randomUUID` is missing on iOS before 15.4 and on plain http. */
export const newUuid = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/**
 * Device id of login and registration, stored on the device. Tabs that open at once agree on the one that was stored, so
 * that a device is announced as new once.
 */
export const loginDeviceId = (): string => {
  const stored = readFlag(key)
  if (stored) return stored
  memory ??= newUuid()
  setFlag(key, memory)
  return readFlag(key) ?? memory
}

export const visitKind = (): VisitKind => (typeof window === 'undefined' ? 'H5' : visitKindOf(window))

/** `OTHERS` in the native shell, `web` in a browser (wire contract, headers). */
export const deviceHeader = (): 'web' | 'OTHERS' => (visitKind() === 'H5' ? 'web' : 'OTHERS')
