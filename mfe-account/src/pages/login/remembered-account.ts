import { readStored, removeStored, writeStored } from '@mosaic/session'

const key = 'mosaic.login.account'

/** The account name of the last login on this device; a password is never kept (domain §8.7). */
export const rememberedAccount = (): string => (readStored(key) ?? '').slice(0, 64)

export const rememberAccount = (username: string, wanted: boolean): void => {
  if (wanted) writeStored(key, username)
  else removeStored(key)
}
