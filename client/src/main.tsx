import { createRoot } from 'react-dom/client'
import { App } from '@/app/app'
import { watchDirection } from '@/lib/direction'
import { checkSession } from '@/session/session'
import './styles.css'

watchDirection()
void checkSession()

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
