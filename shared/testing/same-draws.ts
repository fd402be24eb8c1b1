import fc from 'fast-check'
import { isFull } from './runs'

// A fixed seed, so that an ordinary run never fails by chance; each full run draws anew.
if (!isFull) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1 })
