import { returnCommand } from './command'

const { code, text } = await returnCommand(process.argv.slice(2))
if (code === 0) console.log(text)
else console.error(text)
process.exitCode = code
