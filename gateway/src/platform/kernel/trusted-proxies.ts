/** Only the edge on this machine may say who the caller is; a list, because a hop count or `true` believes the caller. */
export const trustedProxies: readonly string[] = ['127.0.0.0/8', '::1/128', '::ffff:127.0.0.0/104']
