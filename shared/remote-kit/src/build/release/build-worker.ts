import { runJob, type BuildJob } from './build-jobs'

// One child process of the build pool: it takes jobs one after the other until the pool lets it go.
process.on('message', (job: BuildJob) => {
  void runJob(job).then((result) => process.send?.(result))
})
process.on('disconnect', () => process.exit(0))
