import { startEmbedded } from '../database/embedded/launch'

/**
 * Program for tests: starts the database in the folder of the first argument, reports the result to
 * the parent process and runs until it is killed or told to stop. The second argument is a user id
 * to switch to.
 */
const [, , dataDir = '', userId] = process.argv

if (userId !== undefined) {
  process.setgroups?.([])
  process.setgid?.(Number(userId))
  process.setuid?.(Number(userId))
}

try {
  const logged: string[] = []
  const { url, how, where, stop } = await startEmbedded({
    dataDir,
    settings: { fsync: 'off' },
    log: (message) => logged.push(message),
  })
  process.on('message', () => {
    void stop().then(() => {
      process.send?.({ stopped: true, logged })
      process.disconnect()
    })
  })
  process.send?.({ url, how, where, logged })
} catch (error) {
  process.send?.({ failed: error instanceof Error ? `${error.name}: ${error.message}` : String(error) })
  process.disconnect()
}
