import type { ApiFailure } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'
import { useCallback, useState } from 'react'
import { addPasskey, passkeyOptions } from '../api/passkeys'
import { deviceName } from '../device/device-name'
import { make, type Unfinished } from './ceremonies'

export type Added =
  | { readonly kind: 'added'; readonly value: ValueOf<'passkeys'> }
  | { readonly kind: 'refused'; readonly failure: ApiFailure }
  | { readonly kind: Unfinished }

/** Makes a passkey in this browser and registers it under the name of the device. */
export const useAddPasskey = (nameless: string): { readonly pending: boolean; readonly add: () => Promise<Added> } => {
  const [pending, setPending] = useState(false)
  const add = useCallback(async (): Promise<Added> => {
    setPending(true)
    try {
      const options = await passkeyOptions()
      if (!options.ok) return { kind: 'refused', failure: options.failure }
      const ceremony = await make(options.value)
      if (ceremony.ended !== 'signed') return { kind: ceremony.ended }
      const added = await addPasskey({
        name: deviceName(navigator.userAgent) ?? nameless,
        credential: ceremony.credential,
      })
      return added.ok ? { kind: 'added', value: added.value } : { kind: 'refused', failure: added.failure }
    } finally {
      setPending(false)
    }
  }, [nameless])
  return { pending, add }
}
