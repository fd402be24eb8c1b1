export { NotificationBell } from './notification-bell'
export { relativeTime } from './relative-time'
export { useUnreadCount } from './notifications.hooks'
