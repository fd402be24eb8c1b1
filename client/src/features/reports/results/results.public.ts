export { countLevels } from './level-filter'
