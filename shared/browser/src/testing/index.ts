export { forbidStorage, fillStorage } from './storage-faults'
export { storedKeyKinds } from './stored-key-kinds'
export { testStoredKey, type StoredKeyCase } from './stored-key-case'
