const { basename } = require('node:path')

/** Loader: the shapes of its options, instead of the placeholder. */
module.exports = function answerShapes() {
  return this.getOptions()[basename(this.resourcePath, '.json')]
}
