/** Mock of a CSS module or a picture in tests: every class name is its own value. */
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : String(name)) })
