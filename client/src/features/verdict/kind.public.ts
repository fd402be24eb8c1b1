export { KindBadge, KindMark } from './kind'
