import { createRoot } from 'react-dom/client'
import { App } from '@/app/app'
import { watchDirection } from '@/app/direction'
import { checkSession } from '@/app/session'
import './styles.css'

watchDirection()
void checkSession()

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
