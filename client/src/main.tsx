import { createRoot } from 'react-dom/client'
import { App } from '@/app/app'
import { findSession } from '@/app/find-session'
import { watchDirection } from '@/lib/direction'
import './styles.css'

watchDirection()
findSession()

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
