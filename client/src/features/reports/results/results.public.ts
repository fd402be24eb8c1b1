export { countLevels } from './level-filter'
export { Plate } from './plate'
export type { Report } from './report-types'
