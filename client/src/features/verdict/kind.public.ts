export { KindBadge, KindMark, kindWords } from './kind'
