export { fileJournal } from './file-journal'
export { intakeOf, Refused, type Lack, type Look, type News, type Take } from './folder'
