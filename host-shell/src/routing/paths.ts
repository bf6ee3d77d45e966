/** The only addresses that the house itself knows: where everyone may go, and where visitors identify themselves. */
export const homePath = '/m/home'
export const loginPath = '/m/login'
export const registerPath = '/m/register'
