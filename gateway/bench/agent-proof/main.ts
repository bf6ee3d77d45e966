import { agentProof } from './command'

const { code, text } = agentProof(process.argv.slice(2))
if (code === 0) console.log(text)
else console.error(text)
process.exitCode = code
