import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config'
import { cookieOf, setCookie } from './cookies'
import { comesFromThisSite } from './refresh-cookie'

type CookieConfig = Pick<Config, 'secureCookies'>

/** `__Host-` needs `Secure` and the path `/`. */
const guestCookieName = ({ secureCookies }: CookieConfig): string =>
  secureCookies ? '__Host-mosaic-guest' : 'mosaic-guest'

const tokenForm = /^[\w-]{43}$/

/** Token of a guest's chat: unreadable for scripts, not sent from other sites. */
export type GuestCookie = { readonly value: string | null; set(token: string, maxAge: number): void }

/** Null also where the call comes from a page of another site. */
export const guestTokenOf = (request: FastifyRequest, config: CookieConfig): string | null => {
  const value = cookieOf(request, guestCookieName(config)) ?? ''
  return tokenForm.test(value) && comesFromThisSite(request) ? value : null
}

export const guestCookie = (request: FastifyRequest, reply: FastifyReply, config: CookieConfig): GuestCookie => ({
  get value() {
    return guestTokenOf(request, config)
  },
  set: (value, maxAge) =>
    setCookie(reply, {
      name: guestCookieName(config),
      value,
      maxAge,
      path: config.secureCookies ? '/' : '/wps/chat',
      secure: config.secureCookies,
      httpOnly: true,
      sameSite: 'strict',
    }),
})
