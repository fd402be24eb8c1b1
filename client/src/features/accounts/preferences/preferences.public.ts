export { NotificationSection } from './notification-section'
export { PreferenceSwitches, type PreferenceRow } from './preference-switches'
