export { intakeOf, Refused, type Look, type News, type Take } from './folder'
