import axios, { isAxiosError } from 'axios'

// No cookie of ours guards against forgery (the token is a header), and without a name axios does not go looking for one.
export const http = axios.create({
  withCredentials: false,
  xsrfCookieName: '',
  validateStatus: () => true,
  responseType: 'json',
})

export { isAxiosError }
