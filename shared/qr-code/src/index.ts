export { QrCode } from './QrCode'
