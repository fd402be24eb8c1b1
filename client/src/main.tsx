import { createRoot } from 'react-dom/client'
import { App } from '@/app/app'
import { findSession } from '@/app/find-session'
import { watchDirection } from '@/lib/direction'
import './styles.css'

watchDirection()
findSession()
// A late font would change the line breaks of the first heading.
void document.fonts.load('600 1rem "Bricolage Grotesque Variable"').catch(() => undefined)

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
