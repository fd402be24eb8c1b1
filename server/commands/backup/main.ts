import { runCommand } from '../command'
import { run } from './command'

runCommand(run)
