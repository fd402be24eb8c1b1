export { owe } from './owe'
