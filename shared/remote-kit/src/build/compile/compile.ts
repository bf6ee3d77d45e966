import webpack, { type Configuration, type Stats } from 'webpack'

const firstLines = (text: string) => text.split('\n').slice(0, 12).join('\n')

/** One webpack run; a compile error becomes one readable Error. */
export const compile = (configuration: Configuration): Promise<Stats> =>
  new Promise((resolve, reject) => {
    // The federation plugin writes its generated entries below the working directory.
    if (configuration.context) process.chdir(configuration.context)
    const compiler = webpack(configuration)
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error)
        if (!stats) return reject(new Error('webpack gave no result'))
        if (stats.hasErrors())
          return reject(
            new Error(
              (stats.toJson({ all: false, errors: true }).errors ?? [])
                .map((fault) => firstLines(`${fault.moduleName ?? ''} ${fault.message}`))
                .join('\n\n'),
            ),
          )
        resolve(stats)
      })
    })
  })
