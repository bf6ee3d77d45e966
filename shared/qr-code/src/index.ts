export { inviteLink } from './invite-link'
export { QrCode } from './QrCode'
