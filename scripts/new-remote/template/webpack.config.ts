import { webpackConfig } from '@mosaic/remote-kit/build'

export default webpackConfig(import.meta.url)
