export { admission, isShown, type Admission, type Guarded } from './access'
export { clearDrafts } from './drafts'
export { displayName, refreshMember, useMember, type MemberInfo } from './member'
export { hasFlag, merchant, merchantCurrency, setMerchant, useFlag, useMerchant } from './merchant'
export { readStored, removeStored, writeStored } from './safe-storage'
export { parseSession, sessionKey, type SessionInfo } from './session-record'
export {
  renewSession,
  sessionLost,
  sessionStore,
  signIn,
  signOut,
  startSession,
  useRole,
  useSession,
} from './session-store'
export { useDraft } from './use-draft'
export { memberKeyHead } from './stored-member-data'
export { applyFunds, refreshWallet, startWallet, useWallet, type WalletState } from './wallet'
