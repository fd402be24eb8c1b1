export { countLevels } from './level-filter'
export type { Report } from './report-types'
