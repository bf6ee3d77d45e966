/** The only addresses that the host itself knows: public pages and login. */
export const homePath = '/m/home'
export const loginPath = '/m/login'
export const registerPath = '/m/register'
