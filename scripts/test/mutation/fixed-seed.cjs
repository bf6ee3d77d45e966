// The same random cases for each change, so that a survivor can be looked at again.
const fc = require('fast-check')

fc.configureGlobal({ seed: Number(process.env.MUTATION_SEED) })
