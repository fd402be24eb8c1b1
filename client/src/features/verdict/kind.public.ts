export { KindBadge, KindMark, kindText, kindWords } from './kind'
