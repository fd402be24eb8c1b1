export { clientFoods, type ClientFoods } from './avoided'
export { eraseClient, erasePractitioner } from './erase.service'
export { sweepReportFiles } from './sweep'
export { takeIn } from './upload.service'
