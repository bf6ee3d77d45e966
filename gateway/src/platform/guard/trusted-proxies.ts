/** The edge on this machine, which may say who the caller is; networks, because a hop count or `true` believes the caller. */
export const trustedProxies: readonly string[] = ['127.0.0.0/8', '::1/128', '::ffff:127.0.0.0/104']
