import { get, post, put, remove } from './endpoint'
import type { ErrorRows } from './error-row'

export const moneyEndpoints = {
  funds: get('/wps/member/info/funds/consolidated', 'COMM3', 'session', { aliases: ['/wps/v2/wallets/balance'] }),
  vipProgress: get('/wps/relay/MCSFE_getPlayerRankProgress', 'COMM3', 'session'),
  depositSettings: get('/wps/relay/MCSFE_getDepositSettings', 'COMM3', 'depositor'),
  depositGateway: post('/wps/transaction/deposit/pg', 'COMM3', 'depositor', { idempotent: true }),
  depositQr: post('/wps/transaction/deposit/qr', 'COMM3', 'depositor', { idempotent: true }),
  depositTransfer: post('/wps/transaction/deposit/mt', 'COMM3', 'depositor', { idempotent: true }),
  depositProof: post('/wps/transaction/deposit/proof', 'COMM3', 'depositor', {
    idempotent: 'optional',
    decided: true,
    upload: true,
    limit: { per: 'member', calls: 30, minutes: 60 },
  }),
  cancelDeposit: post('/wps/relay/MCSFE_cancelDeposit', 'COMM3', 'member'),
  depositStatus: get('/wps/transaction/deposit/status', 'COMM3', 'member', { decided: true }),
  withdrawSettings: get('/wps/relay/MCSFE_getWithdrawSettings', 'COMM3', 'member'),
  payoutAccounts: get('/wps/member/bankCard', 'COMM3', 'member', {
    aliases: ['/wps/v2/member/bankCards', '/wps/relay/MCSFE_getWithdrawAccountInfo'],
  }),
  addPayoutAccount: put('/wps/member/bankCard', 'COMM3', 'member', {
    idempotent: 'optional',
    encrypted: true,
    aliases: ['/wps/v2/member/bankCards'],
    limit: { per: 'member', calls: 20, minutes: 60 },
  }),
  setDefaultPayoutAccount: post('/wps/member/bankCard/default', 'COMM3', 'member', { decided: true }),
  removePayoutAccount: remove('/wps/member/bankCard', 'COMM3', 'member', { decided: true }),
  withdraw: post('/wps/transaction/withdraw', 'COMM3', 'member', {
    encrypted: true,
    idempotent: true,
    aliases: ['/wps/v2/transaction/withdraw'],
  }),
  withdrawStatus: get('/wps/transaction/withdraw/status', 'COMM3', 'member', { decided: true }),
  withdrawReport: get('/wps/report/withdrawTransaction', 'MEMTRANS3', 'member'),
  merchantWallet: get('/wps/relay/GCS_merchantWallet', 'FUNDTRANS3', 'session', { flags: [] }),
  renewWallets: post('/wps/v2/wallets/renew', 'FUNDTRANS3', 'member', {
    decided: true,
    limit: { per: 'member', calls: 60, minutes: 10 },
  }),
  walletTransfer: post('/wps/relay/GCS_walletTransfer', 'FUNDTRANS3', 'member', { idempotent: true }),
  walletTransferAll: post('/wps/relay/GCS_walletTransferAll', 'FUNDTRANS3', 'member', {
    decided: true,
    idempotent: true,
  }),
  walletTransferStatus: get('/wps/relay/GCS_walletTransferStatus', 'FUNDTRANS3', 'member', { decided: true }),
  walletTransferReport: get('/wps/report/walletTransfer', 'MEMTRANS3', 'member', { decided: true }),
  depositReport: get('/wps/report/depositTransaction', 'MEMTRANS3', 'member', { flags: ['DEPRECM3'] }),
  accountReport: get('/wps/report/transaction', 'MEMTRANS3', 'session', { flags: ['TRANSREC3'] }),
  // The reports and settings under the names and in the form that other clients of such gateways use.
  depositReportByInstant: get('/wps/relay/MCSFE_getDepositTransactionReport', 'MEMTRANS3', 'member', {
    gatewayOnly: true,
    flags: ['DEPRECM3'],
  }),
  withdrawReportByInstant: get('/wps/relay/MCSFE_getWithdrawTransactionReport', 'MEMTRANS3', 'member', {
    gatewayOnly: true,
  }),
  withdrawMethods: get('/wps/relay/MCSFE_getWithdrawMethods', 'COMM3', 'member', { gatewayOnly: true }),
  withdrawCharges: get('/wps/relay/MCSFE_getCalculatedWithdrawCharges', 'COMM3', 'member', {
    gatewayOnly: true,
    aliases: ['POST /wps/relay/MCSFE_getCalculatedWithdrawCharges'],
  }),
  withdrawBanks: get('/wps/system/withdrawBanks', 'COMM3', 'member', {
    gatewayOnly: true,
    aliases: ['/wps/relay/MCSFE_getBanks'],
  }),
  depositBanks: get('/wps/system/depositBanks', 'COMM3', 'depositor', { gatewayOnly: true }),
  depositMethods: get('/wps/relay/MCSFE_getDepositMethods', 'COMM3', 'depositor', { gatewayOnly: true }),
  depositChannels: get('/wps/relay/MCSFE_getDepositPaymentChannels', 'COMM3', 'depositor', { gatewayOnly: true }),
  depositFixedAmounts: get('/wps/relay/MCSFE_getFixedAmounts', 'COMM3', 'depositor', { gatewayOnly: true }),
  depositPromotions: get('/wps/relay/MCSFE_getDepositPromotion', 'COMM3', 'depositor', { gatewayOnly: true }),
  accountReportByInstant: get('/wps/relay/ODSFE2_MemTransDet', 'MEMTRANS3', 'session', {
    gatewayOnly: true,
    flags: ['TRANSREC3'],
  }),
  betReport: get('/wps/report/accountGameBetHistory', 'PERSPNL3', 'session', { flags: ['TRANSBETREPMEM3'] }),
  profitReport: get('/wps/relay/ODSFE2_MemPNL', 'PERSPNL3', 'session', { flags: ['PERSREP'] }),
  manualRebate: get('/wps/member/manualRebate', 'COMM3', 'member', { decided: true, flags: ['MANPLAYREB3'] }),
  claimManualRebate: post('/wps/member/manualRebate', 'COMM3', 'member', {
    decided: true,
    idempotent: true,
    flags: ['MANPLAYREB3'],
  }),
}

export const moneyErrors = {
  'money.amount.invalid': { status: 400 },
  'money.amount.below.minimum': { status: 422 },
  'money.amount.above.maximum': { status: 422 },
  'money.limit.reached': { status: 422 },
  'money.insufficient': { status: 422 },
  'deposit.unknown': { status: 404 },
  'deposit.provider.unavailable': { status: 503 },
  'deposit.closed': { status: 409 },
  'deposit.proof.limit': { status: 422 },
  'deposit.bonus.unavailable': { status: 422 },
  'withdraw.unknown': { status: 404 },
  'withdraw.decided': { status: 409 },
  'withdraw.turnover.left': { status: 422 },
  /** A change weakened the protection of payouts; `until`: in milliseconds. */
  'withdraw.delayed': { status: 422 },
  'payout.account.unknown': { status: 404 },
  'payout.account.exists': { status: 409 },
  'payout.account.limit': { status: 422 },
  'payout.account.other.person': { status: 422 },
  'invalid.payment.pw': { status: 422 },
  'not.exists.payment.password': { status: 422 },
  'wallet.unknown': { status: 404 },
  'transfer.unknown': { status: 404 },
  'transfer.in.flight': { status: 409 },
  'record.range.too.long': { status: 422 },
} as const satisfies ErrorRows
