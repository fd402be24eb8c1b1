export { NotificationBell } from './notification-bell'
export { useUnreadCount } from './notifications.hooks'
