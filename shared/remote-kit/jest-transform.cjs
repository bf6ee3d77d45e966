const { createHash } = require('node:crypto')
const { version } = require('@swc/core')
const swc = require('@swc/jest')

/** Every project transforms alike, so what comes out follows from a file's name and text; swc's own key differs from project to project. */
exports.createTransformer = (options) => {
  const settings = JSON.stringify([version, options])
  return {
    process: swc.createTransformer(options).process,
    getCacheKey: (source, filename) => createHash('sha1').update([settings, filename, source].join('\0')).digest('hex'),
  }
}
