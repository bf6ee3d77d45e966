import { get, post } from './endpoint'

export const moneyEndpoints = {
  funds: get('/wps/member/info/funds/consolidated', 'COMM3', 'session', { aliases: ['/wps/v2/wallets/balance'] }),
  vipProgress: get('/wps/relay/MCSFE_getPlayerRankProgress', 'COMM3', 'session'),
  depositSettings: get('/wps/relay/MCSFE_getDepositSettings', 'COMM3', 'member'),
  depositGateway: post('/wps/transaction/deposit/pg', 'COMM3', 'member', { idempotent: true }),
  depositStatus: get('/wps/transaction/deposit/status', 'COMM3', 'member', { decided: true }),
  depositReport: get('/wps/report/depositTransaction', 'MEMTRANS3', 'member'),
  accountReport: get('/wps/report/transaction', 'MEMTRANS3', 'session'),
  betReport: get('/wps/report/accountGameBetHistory', 'PERSPNL3', 'session'),
  profitReport: get('/wps/relay/ODSFE2_MemPNL', 'PERSPNL3', 'session'),
}
