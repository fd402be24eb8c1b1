export { ReleaseSeveral } from './release-several'
