import mime from 'mime/lite'

const hasCharset = /^(text\/|application\/json$)/

export const contentType = (file: string): string => {
  const type = mime.getType(file) ?? 'application/octet-stream'
  return hasCharset.test(type) ? `${type}; charset=utf-8` : type
}

/** True for a path that requests a file: if the file is missing, the answer is 404 and not a page. */
export const looksLikeFile = (path: string): boolean =>
  /\.(js|mjs|css|json|map|svg|png|jpe?g|webp|avif|gif|ico|woff2?|txt|xml|webmanifest|wasm)$/i.test(path)
