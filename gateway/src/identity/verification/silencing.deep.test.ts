import { attemptScripts } from '../../../testing/attempt-scripts'

describe('scripts with 1,000 attempts', () => attemptScripts(1000))
