import fc from 'fast-check'
import { isFull } from './runs'

// As usual the same is drawn on every machine, so that nothing fails by chance; in full each run draws anew.
if (!isFull) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1 })
