import { startDevServer } from '../../shared/remote-kit/src/build/index'

/** One development server, in a process of its own because each compiler works in its package's folder. */
const { url, stop } = await startDevServer({ dir: process.env.DEV_DIR ?? '', port: Number(process.env.DEV_PORT) })
process.stdout.write(`ready dev ${url}\n`)
process.once('SIGTERM', () => void stop().then(() => process.exit(0)))
