// Loader: `this.#cache` becomes `this._$cache`. No class of the package shares a private name with its ancestors, and none asks `#x in y`.
module.exports = (source) => source.replace(/(^|[\s.!(])#(?=[A-Za-z])/gm, '$1_$$')
