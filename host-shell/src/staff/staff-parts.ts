export { StaffPage } from './StaffPage'
export { fetchOverrideBanner } from './with-texts'
